/** Labels of filters and icons for values whose word is not enough. */
export const factFilterCopy: Readonly<Record<string, string | undefined>> = {
  'in-unit': 'In-unit laundry',
  'in-building': 'Laundry in building',
  hookups: 'Laundry hookups',
  central: 'Central air',
  window: 'Window air conditioning',
  'off-street': 'Off-street parking',
  street: 'Street parking',
  water: 'Water included',
  gas: 'Gas included',
  electricity: 'Electricity included',
  trash: 'Trash included',
  internet: 'Internet included',
  'lawn-care': 'Lawn care included',
}
