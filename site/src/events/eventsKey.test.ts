import { expect, test } from 'vitest'
import { eventsKey } from './eventsKey.ts'

test('the read says only what differs from the first page of everything', () => {
  expect(eventsKey('exhibition', new URLSearchParams(''))).toBe('/api/events?exhibitions=true')
  expect(eventsKey('other', new URLSearchParams('q=año&p=2'))).toBe(
    '/api/events?events=true&page=2&query=a%C3%B1o'
  )
})
