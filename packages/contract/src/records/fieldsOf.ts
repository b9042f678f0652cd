import type { z } from 'zod'
import type { Field, FieldKind, Fields, Readers } from './field.ts'

/** A list of fields as it is written, so that its types know each field's kind and readers. */
export function fieldsOf<const List extends Fields>(list: List): List {
  return list
}

/** A list whose fields have a schema of that name. */
type WithShapes<Part extends string> = Readonly<Record<string, Readonly<Record<Part, z.ZodType>>>>

/** The schemas of a list's fields, by name. */
type Shapes<List extends WithShapes<Part>, Part extends string> = {
  -readonly [Name in keyof List]: List[Name][Part]
}

/**
 * The schemas of a list's fields: as they may be written, as a new record has them, as they are answered; of the options as
 * they are stored, too.
 */
export function shapesOf<List extends WithShapes<Part>, Part extends string>(
  list: List,
  part: Part
): Shapes<List, Part>
export function shapesOf<Part extends string>(
  list: WithShapes<Part>,
  part: Part
): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(Object.entries(list).map(([name, field]) => [name, field[part]]))
}

/** The fields that those readers see. */
type ReadBy<List extends Fields, Who extends Readers> = {
  [Name in keyof List as List[Name]['readers'] extends Who ? Name : never]: List[Name]
}

/** The fields of a list that are for those readers. */
export function readBy<List extends Fields, Who extends Readers>(list: List, ...who: Who[]): ReadBy<List, Who>
export function readBy(list: Fields, ...who: Readers[]): Fields {
  return only(list, (field) => who.includes(field.readers))
}

/** The fields of a list that bear one of those names. */
export function named<List extends Fields, Name extends keyof List & string>(
  list: List,
  ...names: Name[]
): Pick<List, Name>
export function named(list: Fields, ...names: string[]): Fields {
  return only(list, (_, name) => names.includes(name))
}

/** The names of a list's fields, in its order. */
export function namesOf<List extends object>(list: List): (keyof List & string)[]
export function namesOf(list: object): string[] {
  return Object.keys(list)
}

/** The names of the fields of one kind. */
type OfKind<List extends Fields, Kind extends FieldKind> = {
  [Name in keyof List]: List[Name]['kind'] extends Kind ? Name : never
}[keyof List] &
  string

/** The names of the fields that hold one kind of thing. */
export function namesOfKind<List extends Fields, Kind extends FieldKind>(
  list: List,
  kind: Kind
): OfKind<List, Kind>[]
export function namesOfKind(list: Fields, kind: FieldKind): string[] {
  return Object.keys(only(list, (field) => field.kind === kind))
}

/** What nobody is asked to translate though it is in both languages: `dates` for `dates_es` and `dates_en`. */
export function sameNames(list: Fields): string[] {
  const english = namesOf(only(list, ({ same }) => same === true))
  return english.map((name) => name.slice(0, -'_en'.length))
}

function only(list: Fields, isWanted: (field: Field, name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(list).filter(([name, field]) => isWanted(field, name)))
}
