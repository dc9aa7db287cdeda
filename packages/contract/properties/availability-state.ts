import type { AvailabilitySummary } from './availability.ts'

interface Home {
  availabilitySummary?: AvailabilitySummary | undefined
}

export const isLeased = ({ availabilitySummary }: Home): boolean => availabilitySummary?.state === 'leased'

/** Returns whether the home is available now or soon; false if its availability is unknown. */
export const canBeRented = (home: Home): boolean => home.availabilitySummary !== undefined && !isLeased(home)
