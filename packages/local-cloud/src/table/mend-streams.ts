/**
 * The table server keeps every record of a stream for good, and with each write it looks through all of them for the
 * last: a thousand views later a save takes five times as long. An index over what it asks for lets it find that at once.
 * `file` is where a running server of ours keeps its data.
 */
export async function mendStreams(file: string): Promise<void> {
  // Imported when needed: some versions of Node print a warning that this module is experimental.
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file, { timeout: 10_000 })
  const order = 'table_name, CAST(sequence_number AS INTEGER)'
  database.exec(`CREATE INDEX IF NOT EXISTS porchlight_stream_order ON _stream_records (${order})`)
  database.close()
}
