/** Facts, neighborhood and tour in the forms (docs/product/property-editor.md#good-to-know). */
export const factsCopy = {
  heading: 'Good to know',
  text: 'What renters ask first. Leave out what you do not know.',
  unitText: 'The building’s facts also apply to this unit. Choose only what differs.',
  inherited: 'Same as the building',
  inheritedText: (text: string) => `Same as the building: ${text}`,
  differs: (text: string) => `The building has: ${text}`,
  hints: {
    petNote: 'Assistance animals are not pets. The page says so.',
    stepsToDoor: '0 if there are none.',
    tourUrl: 'A link to a 3D tour, such as Matterport. It begins with https://.',
  },
  heatingWords: ['Central', 'Gas', 'Electric', 'Radiators'],
  suggestions: 'Often used',
  neighborhoods: 'Other homes are in',
} as const
