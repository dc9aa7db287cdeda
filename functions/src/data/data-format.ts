/** Number of the shape in which items are stored. Raise it with a change that makes stored items unreadable. */
export const DATA_FORMAT = 1
