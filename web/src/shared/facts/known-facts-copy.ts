/** Values of facts as visitors read them. */
export const knownFactsCopy = {
  heading: 'Good to know',
  pets: { yes: 'Allowed', no: 'Not allowed', ask: 'Ask us' },
  yes: 'Yes',
  no: 'No',
  none: 'None',
  someUnits: (value: string) => `Some units: ${value}`,
  assistanceAnimals: 'Assistance animals are not pets.',
} as const
