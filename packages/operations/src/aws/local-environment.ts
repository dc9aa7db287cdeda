import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { OperationError } from '../stages.ts'

/** A running `npm start` writes it to its data folder. Throws OperationError if none runs. */
export function localEnvironment<S extends z.ZodMiniType>(dataFolder: string, schema: S): z.output<S> {
  return z.parse(schema, JSON.parse(textOf(join(dataFolder, 'environment.json'))))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new OperationError(`Nothing runs on this machine: there is no ${file}.\n    npm start`)
  }
}
