/** As long as AWS keeps them, in seconds. */
const keptSeconds = 86_400

/**
 * The table server keeps every record of a stream for good, and with each write it looks through all of them for the
 * last: a thousand views later a save takes five times as long. An index over what it asks for lets it find that at
 * once, and a trigger removes what is older than a day. The newest stays at any age: the server numbers the next one by
 * it. `file` is where a running server of ours keeps its data; a binary, it can be patched nowhere else.
 */
export async function mendStreams(file: string): Promise<void> {
  // Imported when needed: some versions of Node print a warning that this module is experimental.
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec(`
    CREATE INDEX IF NOT EXISTS porchlight_stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
    CREATE INDEX IF NOT EXISTS porchlight_stream_age ON _stream_records (table_name, created_at);
    CREATE TRIGGER IF NOT EXISTS porchlight_stream_bound AFTER INSERT ON _stream_records BEGIN
      DELETE FROM _stream_records WHERE table_name = NEW.table_name AND created_at < NEW.created_at - ${keptSeconds};
    END;
    DELETE FROM _stream_records WHERE created_at < CAST(strftime('%s') AS INTEGER) - ${keptSeconds}
      AND id NOT IN (SELECT MAX(id) FROM _stream_records GROUP BY table_name)`)
  database.close()
}
