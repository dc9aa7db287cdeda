import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Author, authorOf } from './author-of.ts'
import { findDifferences, type Version } from './differences.ts'
import type { EditorConfig, FormConfig, StoredEntity } from './editor-config.ts'
import { editImages } from './images/image-list.ts'
import { answeredWithTheirs, mergeVersions, type Question } from './merge-versions.ts'

interface Merged<V extends FieldValues, S> {
  fresh: S
  author: Author | undefined
  /** Undefined if nothing is left to save. */
  merged: Version<V> | undefined
}

interface Conflict<V extends FieldValues, S> extends Merged<V, S> {
  merged: Version<V>
  /** Questions that are not answered yet. */
  questions: readonly Question<V>[]
  count: number
}

/** Merges the form with a version saved since it was loaded, and asks about what both sides changed, one by one. */
export function useConflict<V extends FieldValues, S extends StoredEntity>(
  config: FormConfig<V> & Pick<EditorConfig<V, S, never>, 'valuesOf'>,
  onMerged: (merged: Merged<V, S>) => void,
) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict<V, S>>()
  const versionOf = (stored: S): Version<V> => ({ values: config.valuesOf(stored), images: editImages(stored.images) })

  const goOn = (next: Conflict<V, S>) => {
    const { fresh, author, merged, questions } = next
    if (questions.length > 0) return setConflict(next)
    setConflict(undefined)
    const isSaved = findDifferences(config, versionOf(fresh), merged).length === 0
    onMerged({ fresh, author, merged: isSaved ? undefined : merged })
  }
  const answer = (takesTheirs: boolean) => {
    const [question, ...questions] = conflict?.questions ?? []
    if (!conflict || !question) return
    const { merged, fresh } = conflict
    const theirs = versionOf(fresh)
    goOn({
      ...conflict,
      questions,
      merged: takesTheirs ? answeredWithTheirs(config, merged, theirs, question) : merged,
    })
  }
  const [question] = conflict?.questions ?? []
  return {
    conflict: conflict &&
      question && {
        author: conflict.author,
        question,
        position: conflict.count - conflict.questions.length + 1,
        count: conflict.count,
        onMine: () => answer(false),
        onTheirs: () => answer(true),
        onKeep: () => setConflict(undefined),
      },
    /** `mine` is based on `origin`. */
    async merge(fresh: S, origin: Version<V>, mine: Version<V>, version: number) {
      const author = await authorOf(client, fresh, version)
      const { merged, questions } = mergeVersions(config, { origin, theirs: versionOf(fresh), mine })
      goOn({ fresh, author, merged, questions, count: questions.length })
    },
    close: () => setConflict(undefined),
  }
}
