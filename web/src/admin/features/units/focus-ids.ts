/** Ids of the controls that get the focus back when a unit's form closes. */
export const addButtonId = 'unit-add'
export const editButtonId = (unitId: string) => `unit-edit-${unitId}`
