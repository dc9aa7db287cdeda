import { type Facts, withSingleFacts } from '@porchlight/contract/properties/facts'
import type { FieldValues, Path } from 'react-hook-form'
import { controlId } from '../editor-config.ts'
import { type FieldsOf, TextField } from '../editor-field.tsx'
import { TextSuggestions } from '../suggestions/text-suggestions.tsx'
import { FactChoice } from './fact-choice.tsx'
import { factsCopy } from './facts-copy.ts'

interface GoodToKnowProps<V extends FieldValues> {
  editor: FieldsOf<V>
  /** The facts in the order of the form. */
  names: readonly Path<V>[]
  /** Undefined for a property. */
  ofBuilding?: Facts | null
}

/** All facts of a property or unit (docs/product/property-editor.md#good-to-know). */
export function GoodToKnow<V extends FieldValues>({ editor, names, ofBuilding }: GoodToKnowProps<V>) {
  const inherited: Record<string, unknown> = withSingleFacts({ facts: ofBuilding })
  return (
    <div className="grid gap-5">
      <p className="max-w-measure text-sm text-ink-soft">
        {ofBuilding === undefined ? factsCopy.text : factsCopy.unitText}
      </p>
      {names.map((name) => {
        const { format } = editor.config.fieldList[name]
        const text = format?.display(inherited[name]) ?? ''
        return format?.choices ? (
          <FactChoice key={name} editor={editor} name={name} ofBuilding={text} />
        ) : (
          <FactText key={name} editor={editor} name={name} ofBuilding={text} />
        )
      })}
    </div>
  )
}

interface FactTextProps<V extends FieldValues> {
  editor: FieldsOf<V>
  name: Path<V>
  ofBuilding: string
}

const hints: Record<string, string | undefined> = factsCopy.hints
const quickWords: Record<string, readonly string[]> = { heating: factsCopy.heatingWords }

function FactText<V extends FieldValues>({ editor, name, ofBuilding }: FactTextProps<V>) {
  const words = quickWords[name] ?? []
  const id = controlId(editor.config.subject, name)
  return (
    <TextField
      editor={editor}
      name={name}
      inputMode={name === 'stepsToDoor' ? 'numeric' : undefined}
      hint={ofBuilding ? factsCopy.inheritedText(ofBuilding) : hints[name]}
      checkWording={name === 'petNote'}
    >
      {words.length > 0 && <TextSuggestions id={id} label={factsCopy.suggestions} texts={words} />}
    </TextField>
  )
}
