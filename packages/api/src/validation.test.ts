import { Booking, Credentials, EventForm, Id } from '@gallery/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { InvalidInput, Refused } from './errors.ts'
import { validatorCompiler } from './validation.ts'

function judge(schema: z.ZodType, data: unknown, httpPart = 'body') {
  const result: unknown = validatorCompiler({ schema, httpPart, method: 'POST', url: '/' })(data)
  const error = typeof result === 'object' && result !== null && 'error' in result ? result.error : result
  if (error instanceof InvalidInput) return error.fields
  return error instanceof Refused ? error.status : error
}

const booking = {
  place: 1,
  email: 'ana@example.org',
  first_name: 'Ana',
  last_name: 'Paz',
  phone: '11 5555',
  comments: '',
  people: 1,
  needs: [],
  school: '',
}

describe('a body', () => {
  test('that fits is taken as the schema makes it', () => {
    expect(judge(Booking, { ...booking, email: ' Ana@Example.org ' })).toEqual({ value: booking })
  })

  test.each([
    ['nothing', undefined, { phone: [{ id: 'field.phone.required' }] }],
    [
      'an empty field',
      { ...booking, first_name: '  ' },
      { first_name: [{ id: 'field.first_name.required' }] },
    ],
    ['half an address', { ...booking, email: 'ana@' }, { email: ['field.email.incomplete'] }],
    ['a bad address', { ...booking, email: 'ana paz@example.org' }, { email: ['field.email'] }],
    ['wrong types', { ...booking, last_name: 7 }, { last_name: ['field.invalid'] }],
    [
      'too much text',
      { ...booking, comments: 'x'.repeat(100_000) },
      { comments: [{ id: 'field.tooLong', values: { max: 2_000 } }] },
    ],
    ['words for a record', { ...booking, place: 'dos' }, { place: [{ id: 'field.place.invalid' }] }],
    ['a language nobody speaks', { ...booking, language: 'fr' }, { language: ['field.choice'] }],
  ])('with %s is told field by field', (_what, body, fields) => {
    expect(judge(Booking, body)).toMatchObject(fields)
  })

  test.each([
    ['a text', 'hola'],
    ['a list', []],
    ['a number', 3],
  ])('that is %s is no form at all', (_what, body) => {
    expect(judge(Booking, body)).toBe(400)
  })

  test('that breaks a rule between fields is told by the rule', () => {
    const event = { kind: 'other', title_es: 'Charla', from: '2025-03-05', to: '2025-03-04', color: 'red' }
    expect(judge(EventForm, event)).toEqual({ to: ['field.range'] })
  })

  test('that could mean several shapes is told about the one it meant', () => {
    expect(judge(Credentials, { email: 'ana@example.org', code: '12' })).toMatchObject({
      code: [{ id: 'field.tooShort' }],
    })
    expect(judge(Credentials, {})).toEqual({ token: ['field.required'] })
  })

  test.each([
    ['words', 'dos mil', 'field.number'],
    ['half a year', 1949.5, 'field.whole'],
  ])('with %s for a whole number is told how to write it', (_what, year, message) => {
    expect(judge(z.object({ year: z.int().nullable() }), { year })).toEqual({ year: [message] })
  })

  test('with a bad entry in a list names the entry', () => {
    const schema = z.object({ slides: z.array(z.object({ title_es: z.string().min(1) })) })
    expect(judge(schema, { slides: [{ title_es: 'Una' }, { title_es: '' }] })).toEqual({
      'slides.1.title_es': ['field.required'],
    })
  })
})

test('a path that fits no record is not found', () => {
  expect(judge(z.object({ id: Id }), { id: 'abc' }, 'params')).toBe(404)
  expect(judge(z.object({ id: Id }), { id: '99999999999' }, 'params')).toBe(404)
})
