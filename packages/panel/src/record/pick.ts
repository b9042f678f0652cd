/** The named fields of a record, and no other. */
export function pick<Source extends object, Field extends keyof Source>(
  source: Source,
  fields: readonly Field[]
): Pick<Source, Field>
export function pick(source: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(source).filter(([name]) => fields.includes(name)))
}
