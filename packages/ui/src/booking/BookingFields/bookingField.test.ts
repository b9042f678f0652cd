import { expect, expectTypeOf, it } from 'vitest'
import { type BookingField, type BookingValues, type BookingValuesOf, bookingValues } from './bookingField.ts'

it('what nobody typed is empty, and one person comes', () => {
  expect(bookingValues({ first_name: 'Ana' })).toEqual({
    people: 1,
    any_time: false,
    school: '',
    first_name: 'Ana',
    last_name: '',
    email: '',
    phone: '',
    needs: [],
    comments: '',
  })
  expectTypeOf(bookingValues({})).toEqualTypeOf<{ [Name in keyof BookingValues]: BookingValues[Name] }>()
})

const fields = [
  { name: 'email', label: 'Your e-mail' },
  'people',
  { name: 'company', type: 'text', label: 'Company', maxLength: 80 },
  { name: 'age', type: 'number', label: 'Age of the youngest', optional: true, min: 0 },
  { name: 'news', type: 'checkbox', label: 'Send me news' },
  { name: 'talks', type: 'checkboxes', label: 'Talks', options: [{ value: 'light', label: 'Light' }] },
] as const satisfies readonly BookingField[]

it('only the fields that were asked for are there, each as what it is', () => {
  const data = new FormData()
  data.set('email', 'ana@ochava.example')
  data.set('company', 'Taller Norte')
  data.set('age', '')
  data.append('talks', 'light')
  data.append('talks', 'form')
  data.set('phone', 'nobody asked')
  expect(bookingValues(data, fields)).toEqual({
    email: 'ana@ochava.example',
    people: 1,
    company: 'Taller Norte',
    age: null,
    news: false,
    talks: ['light', 'form'],
  })
})

it('what was sent on as JSON is the same booking again', () => {
  const data = new FormData()
  data.set('people', '3')
  data.set('age', '0')
  data.set('news', 'on')
  data.append('talks', 'light')
  data.append('talks', 'form')
  const values = bookingValues(data, fields)
  expect(bookingValues(JSON.parse(JSON.stringify(values)), fields)).toEqual(values)
})

it('what no form would send is empty', () => {
  expect(bookingValues({ email: null, talks: [], age: null, news: false }, fields)).toEqual({
    email: '',
    people: 1,
    company: '',
    age: null,
    news: false,
    talks: [],
  })
})

it.each<[typed: string, people: number, age: number | null]>([
  [' 7 ', 7, 7],
  [' ', 1, null],
  ['abc', 1, null],
  ['1e999', 1, null],
])('a number is what can be counted: “%s”', (typed, people, age) => {
  expect(bookingValues({ people: typed, age: typed }, fields)).toMatchObject({ people, age })
})

it('the values are typed by the fields', () => {
  expectTypeOf<BookingValuesOf<typeof fields>>().toEqualTypeOf<{
    email: string
    people: number
    company: string
    age: number | null
    news: boolean
    talks: string[]
  }>()
})
