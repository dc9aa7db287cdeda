import type { SiteApi } from './site-api.ts'

/**
 * One change that an import makes: all of it or nothing, but for albums of more than 49 new pictures and the hero images,
 * which are changed one after the other.
 */
export interface Step {
  /** What a person is told, before and after. */
  line: string
  /** Pictures of the folder that have to be uploaded for it first. */
  files: readonly string[]
  /** `addresses`: where each of the files is by now, in their order. */
  run(api: SiteApi, addresses: readonly string[]): Promise<unknown>
}
