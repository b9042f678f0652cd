import type { BilingualText, OutdatedSide } from '@gallery/ui/admin'
import type { ChangeEvent } from 'react'
import { equal } from './equal.ts'

/** The fields of a record that hold a type of value. */
type FieldsWith<Values, Type> = {
  [Name in keyof Values]: Values[Name] extends Type ? Name : never
}[keyof Values]
/** The pairs among a record's fields: `title` for `title_es` and `title_en`, `type` for `type` and `type_en`. */
type PairsIn<Values> = {
  [Name in keyof Values]: Name extends `${infer Start}_en` ? Start : never
}[keyof Values]

/** What `TextField`, `TextArea`, `Select` and `DateField` take. */
interface TypedControl {
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

/** A form's fields as the kit's controls take them: `<TextField label="Lugar" {...form.text('place')} />`. */
export interface RecordFields<Values> {
  text: (field: FieldsWith<Values, string | null>) => TypedControl
  /**
   * A number or nothing, shown as the reader's language writes it and typed with a point or a comma. What is no number
   * is sent as it is, and refused.
   */
  number: (field: FieldsWith<Values, number | null>) => TypedControl
  /** For `Switch`. */
  flag: (field: FieldsWith<Values, boolean>) => {
    name: string
    checked: boolean
    onCheckedChange: (checked: boolean) => void
  }
  /** For `BilingualField`: `title` stands for `title_es` and `title_en`, `type` for `type` and `type_en`. */
  bilingual: (pair: PairsIn<Values>) => {
    name: string
    value: BilingualText
    onValueChange: (value: BilingualText) => void
    outdated?: OutdatedSide
  }
}

interface Holder {
  /** The value of a field. */
  read: (field: string) => unknown
  /** How a number is written, without signs between its thousands. */
  written: (number: number) => string
  /** What was typed into a field of numbers, as it was typed; shown for as long as the field has what it says. */
  typed: Readonly<Record<string, string>>
  /** Whether the English of a pair is behind its Spanish. */
  outdated: (pair: string) => OutdatedSide | undefined
  /** Changes fields; `typed` for one of numbers. */
  write: (values: Readonly<Record<string, unknown>>, typed?: Readonly<Record<string, string>>) => void
}

/** Ties the kit's controls to the values of a form. */
export function recordFields<Values>({
  read,
  written,
  typed,
  outdated,
  write,
}: Holder): RecordFields<Values> {
  return {
    text: (field) => {
      const name = String(field)
      return {
        name,
        value: textOf(read(name)),
        onChange: ({ target: { value } }) => write({ [name]: value }),
      }
    },
    number: (field) => {
      const name = String(field)
      const value = read(name)
      return {
        name,
        value: isTyped(typed[name], value)
          ? typed[name]
          : typeof value === 'number'
            ? written(value)
            : textOf(value),
        onChange: ({ target: { value } }) => write({ [name]: numberIn(value) }, { [name]: value }),
      }
    },
    flag: (field) => {
      const name = String(field)
      return {
        name,
        checked: read(name) === true,
        onCheckedChange: (checked) => write({ [name]: checked }),
      }
    },
    bilingual: (pair) => {
      const name = String(pair)
      const spanish = spanishOf(name, (field) => read(field) !== undefined)
      const behind = outdated(name)
      return {
        name,
        ...(behind ? { outdated: behind } : {}),
        value: { es: textOf(read(spanish)), en: textOf(read(`${name}_en`)) },
        onValueChange: ({ es, en }) => write({ [spanish]: es, [`${name}_en`]: en }),
      }
    },
  }
}

/** The field that has the Spanish of a pair: the pair's own name where no field says that it is Spanish. */
function spanishOf(pair: string, isField: (name: string) => boolean): string {
  return isField(`${pair}_es`) ? `${pair}_es` : pair
}

/** The messages by field as `BilingualField` looks for them: the Spanish of every pair ends in `_es`. */
export function bySide<Messages>(
  messages: Readonly<Record<string, Messages>>,
  fields: readonly string[]
): Record<string, Messages> {
  return Object.fromEntries(Object.entries(messages).map(([name, told]) => [sideOf(name, fields), told]))
}

/** What a field is called in its form: the Spanish of every pair ends in `_es`. */
export function sideOf(name: string, fields: readonly string[]): string {
  return fields.includes(`${name}_en`) ? `${name}_es` : name
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Whether a field has what was typed into it. A record that is renewed, or what others saved, gives it something else. */
function isTyped(text: string | undefined, value: unknown): text is string {
  return text !== undefined && equal(numberIn(text), value)
}

/** The number that a text is, null for an empty one; the text itself when it is none, for the server to refuse. */
function numberIn(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const number = Number(trimmed.replace(',', '.'))
  return Number.isFinite(number) ? number : trimmed
}
