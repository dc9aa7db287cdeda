import type { Unit } from '@porchlight/contract/unit'
import { type ReactNode, useId } from 'react'
import { Button, IconButton } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ModalDialog } from '../../../shared/ui/modal-dialog.tsx'
import { vacancyWords } from '../../copy/vacancy-copy.ts'
import { Facts } from '../facts.tsx'
import { Prose } from '../prose.tsx'
import { unitCopy } from '../unit-copy.ts'
import { unitFacts } from './unit-facts.ts'
import { UnitListing } from './unit-listing.tsx'

interface UnitDialogProps {
  unit: Unit
  gallery: ReactNode
  tour: ReactNode
  onClose: () => void
}

/** Everything about one unit, over the page of its property. */
export function UnitDialog({ unit, gallery, tour, onClose }: UnitDialogProps) {
  const headingId = useId()
  const features = unit.features?.trim()
  return (
    <ModalDialog
      aria-labelledby={headingId}
      onClose={onClose}
      className="m-auto h-dvh w-full bg-paper backdrop:bg-night/80 sm:h-fit sm:max-h-[92dvh] sm:max-w-4xl sm:rounded-md"
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <header className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-rule bg-paper py-2 pr-2 pl-gutter">
          <h2 id={headingId} className="text-xl wrap-anywhere">
            {unitCopy.title(unit.unitNumber)}
          </h2>
          <IconButton label={unitCopy.close} onClick={onClose} className="hover:bg-paper-deep">
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="grid gap-8 px-gutter py-6">
          {gallery}
          <section>
            <h3 className="mb-3 text-lg">{unitCopy.specifications}</h3>
            <Facts facts={[...vacancyFact(unit), ...unitFacts(unit)]} className="max-w-measure" />
          </section>
          {features && (
            <section>
              <h3 className="mb-3 text-lg">{unitCopy.features}</h3>
              <Prose text={features} />
            </section>
          )}
          {tour}
          <div className="flex flex-wrap gap-2">
            <UnitListing unit={unit} className="max-sm:w-full" />
            <Button variant="outline" onClick={onClose} className="w-full sm:w-auto">
              <Icon name="back" />
              {unitCopy.back}
            </Button>
          </div>
        </div>
      </div>
    </ModalDialog>
  )
}

const vacancyFact = ({ vacancy }: Unit) =>
  vacancy ? [{ term: unitCopy.availability, value: vacancyWords(vacancy) }] : []
