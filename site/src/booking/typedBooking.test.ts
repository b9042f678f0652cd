import { expect, test } from 'vitest'
import { typedBooking } from './typedBooking.ts'

test('what was typed comes back as the form holds it', () => {
  const typed = { first_name: 'Martina', people: '3', needs: 'wheelchair,guide_dog', any_time: 'on' }
  expect(typedBooking(typed)).toEqual({
    first_name: 'Martina',
    people: 3,
    needs: ['wheelchair', 'guide_dog'],
    any_time: true,
  })
})

test('a box that was ticked and is no more, and a number that is none', () => {
  expect(typedBooking({ people: '', any_time: '' })).toEqual({ people: 1, any_time: false })
})

test('of what nobody touched nothing is said', () => {
  expect(typedBooking({ comments: 'Vamos con un bebé.' })).toEqual({ comments: 'Vamos con un bebé.' })
})
