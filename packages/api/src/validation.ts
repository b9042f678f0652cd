import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { type FieldMessage, InvalidInput, notFound, Refused } from './errors.ts'
import { isMessageId, type MessageId } from './say.ts'

type Issue = z.core.$ZodIssue

/**
 * Checks a part of a request with its zod schema. A path whose parameters do not fit names no record: 404.
 * Everything else that does not fit is 422 with messages per field; a body that is no object at all is 400.
 * What the query of a read leaves empty, as forms do (`?query=&kind=`), is as if it were left out. Of a write it is not:
 * an empty kind must not empty the whole bin.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart, method }) => {
  const isReadsQuery = httpPart === 'querystring' && (method === 'GET' || method === 'HEAD')
  return (data: unknown) => {
    const given = isReadsQuery ? filled(data) : httpPart === 'body' ? (data ?? {}) : data
    const result = schema.safeParse(given, { reportInput: true })
    if (result.success) return { value: result.data }
    return { error: httpPart === 'params' ? notFound() : refusalOf(result.error.issues) }
  }
}

/** A query without what is empty in it. */
function filled(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

function refusalOf(issues: readonly Issue[]): Error {
  const fields: Record<string, FieldMessage[]> = {}
  for (const issue of issues.flatMap(flatten)) {
    if (issue.path.length === 0) return new Refused(400, 'error.malformed')
    const field = issue.path.map(String).join('.')
    fields[field] = [...(fields[field] ?? []), ofField(field, messageOf(issue))]
  }
  return new InvalidInput(fields)
}

/**
 * Of a union, the issues of the shape that was meant: the one of which nothing is missing, else the first. What is of
 * another type than that shape stays the union's: a number is not all that may stand there.
 */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((branch) => branch.every((inner) => inner.input !== undefined))
  const inner = meant ?? issue.errors[0]
  if (inner === undefined) return [issue]
  return inner.flatMap((one) =>
    one.code === 'invalid_type' && one.path.length === 0
      ? [issue]
      : flatten({ ...one, path: [...issue.path, ...one.path] })
  )
}

/** The message about this very field, such as `field.last_name.required`, where there is one. */
function ofField(field: string, message: FieldMessage): FieldMessage {
  const { id, values } = typeof message === 'string' ? { id: message, values: {} } : message
  const own = id.replace(/^field\./, `field.${field}.`)
  return isMessageId(own) ? { id: own, values } : message
}

/** What is to be written where something of another type stands, for the types that people write. */
const ofType: Partial<Record<string, MessageId>> = {
  number: 'field.number',
  int: 'field.whole',
  date: 'field.date',
}

function messageOf(issue: Issue): FieldMessage {
  const named = issue.code === 'custom' ? `field.${issue.message}` : ''
  if (isMessageId(named)) return named
  if (issue.input === undefined || issue.input === '') return 'field.required'
  switch (issue.code) {
    case 'too_big':
      return {
        id: sized(issue.origin, 'field.tooLong', 'field.tooMany', 'field.tooBig'),
        values: { max: Number(issue.maximum) },
      }
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'field.required'
      return {
        id: sized(issue.origin, 'field.tooShort', 'field.required', 'field.tooSmall'),
        values: { min: Number(issue.minimum) },
      }
    case 'invalid_format':
      if (issue.format === 'email') return lacksDomain(issue.input) ? 'field.email.incomplete' : 'field.email'
      return issue.format === 'date' || issue.format === 'datetime' ? 'field.date' : 'field.invalid'
    case 'invalid_type':
      return ofType[issue.expected] ?? 'field.invalid'
    case 'invalid_value':
      return 'field.choice'
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? 'field.decimals' : 'field.invalid'
    default:
      return 'field.invalid'
  }
}

/** A limit means characters of a text, members of a list or the size of a number. */
function sized<Name>(origin: string, ofText: Name, ofList: Name, ofNumber: Name): Name {
  if (origin === 'string') return ofText
  return origin === 'array' || origin === 'set' ? ofList : ofNumber
}

/** An address that stops at the @ or before the ending of its domain: `ana`, `ana@`, `ana@mail`. */
function lacksDomain(address: unknown): boolean {
  return typeof address === 'string' && /^[^@\s]+(@[^@.\s]*\.?)?$/.test(address)
}
