/**
 * | access                                    | operation                                            |
 * |-------------------------------------------|------------------------------------------------------|
 * | everything due for cleaning up by a time  | Query GSI1, CLEANUP, GSI1SK up to the time           |
 *
 * Uploads that nobody attached, objects of removed images, and deletions that were cut off. An item leaves the index
 * when it is attached or done, so the index holds what is left over and nothing else.
 */
export const cleanUpPartition = 'CLEANUP'

/** `due` in ISO 8601, so that keys sort by time. */
export const cleanUpKey = (due: string, id: string) => ({ GSI1PK: cleanUpPartition, GSI1SK: `${due}#${id}` })
