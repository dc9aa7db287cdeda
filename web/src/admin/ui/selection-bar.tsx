import type { ReactNode, Ref } from 'react'

interface SelectionBarProps {
  copy: { bar: string; all: string }
  status: string
  allButton?: Ref<HTMLButtonElement>
  onSelectAll: () => void
  className: string
  children: ReactNode
}

/** Bulk actions on the selected items. It sticks to the lower edge, in reach of a thumb. */
export function SelectionBar({ copy, status, allButton, onSelectAll, className, children }: SelectionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stick
    <div
      role="group"
      aria-label={copy.bar}
      data-selection-bar
      className={`sticky bottom-(--above-bars) z-10 grid rounded-md max-[20rem]:static [@media(height<20rem)]:static border border-rule-strong bg-sheet p-3 shadow-lift ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:col-span-full">
        <p role="status" className="text-sm font-semibold">
          {status}
        </p>
        <button
          ref={allButton}
          type="button"
          onClick={onSelectAll}
          className="min-h-touch text-sm font-semibold text-brick underline-offset-4 hover:underline"
        >
          {copy.all}
        </button>
      </div>
      {children}
    </div>
  )
}
