/** A template that names each of these, in any order: a name that is misspelt is one that is missing. */
type Naming<Names extends string, Name extends string = Names> = [Names] extends [never]
  ? string
  : Name extends string
    ? `${string}{${Name}}${Naming<Exclude<Names, Name>>}`
    : never

/** The fields of a row that an address can hold. */
type Field<Row> = { [Key in keyof Row]-?: Row[Key] extends string | number ? Key & string : never }[keyof Row]

/**
 * Where something leads: a function, or a template, `'/events/{id}?day={day}'`, which a server component can pass on.
 * What a name stands for is written as addresses hold it: `a/b` as `a%2Fb`.
 */
export type Address<Given extends (string | number)[], Names extends string, Href = string> =
  | ((...given: Given) => Href)
  | Naming<Names>

/** The templates that name a field of this row, whatever else they name. */
export type RowTemplate<Row> = `${string}{${Field<Row>}}${string}`

/**
 * This template where it names a field of the row or several, and nothing else; if not, what it could have named. A text
 * that is not known word by word is no template.
 */
type Checked<
  Row,
  Template extends string,
  Rest = Template,
> = Rest extends `${string}{${infer Name}}${infer After}`
  ? Name extends Field<Row>
    ? After extends `${string}{${string}`
      ? Checked<Row, Template, After>
      : Template
    : `{${Field<Row>}}`
  : `${string}{${string}}${string}`

/**
 * As {@link Address}, of a row: the template names one of its fields or several, `'/admin/works/{id}'`, and nothing else.
 * A part checks that by the `Template` that it is given; without it the type asks for one field that there is.
 */
export type RowAddress<Row, Template extends string = RowTemplate<Row>> =
  | ((row: Row) => string)
  | Checked<Row, Template>

type Given<Values extends unknown[], Href> = string | ((...values: Values) => Href)

/**
 * Where one leads: what a function says that is given this, or a template with the fields of `named` in place of their
 * names.
 */
export function hrefOf<Values extends unknown[], Href>(
  address: Given<Values, Href>,
  named: unknown,
  ...values: Values
): Href | string
export function hrefOf<Values extends unknown[], Href>(
  address: Given<Values, Href> | undefined,
  named: unknown,
  ...values: Values
): Href | string | undefined
export function hrefOf<Values extends unknown[], Href>(
  address: Given<Values, Href> | undefined,
  named: unknown,
  ...values: Values
) {
  if (typeof address === 'function') return address(...values)
  return address?.replace(/\{(\w+)}/g, (_, name) => encodeURIComponent(Object(named)[name]))
}
