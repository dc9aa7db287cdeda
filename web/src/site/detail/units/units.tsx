import { useMemo } from 'react'
import type { DisplayedProperty } from '../displayed-property.ts'
import { UnitDialog } from './unit-dialog.tsx'
import { useUnitInAddress } from './unit-in-address.ts'
import { UnitList } from './unit-list.tsx'
import { withAvailability } from './unit-order.ts'

/** A component of its own, so that opening a unit does not render the whole page again. */
export function Units({ property, units: stored, onRetryUnits }: DisplayedProperty) {
  const units = useMemo(() => stored && withAvailability(stored, property), [stored, property])
  const [open, show, close] = useUnitInAddress(units)
  return (
    <>
      <UnitList property={property} units={units} onView={show} onRetry={onRetryUnits} />
      {open && <UnitDialog unit={open} property={property} onClose={close} />}
    </>
  )
}
