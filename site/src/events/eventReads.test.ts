import { expect, test } from 'vitest'
import { eventReads } from './eventReads.ts'

const read = (query: string) => eventReads('exhibition', new URLSearchParams(query), '2026-11-17')

test('a page of events reads what is on, to come and over', () => {
  expect(read('')).toEqual({
    found: null,
    current: '/api/events?exhibitions=true&on=2026-11-17&per_page=100',
    coming: '/api/events?after=2026-11-17&exhibitions=true&per_page=100',
    past: '/api/events?before=2026-11-17&exhibitions=true',
  })
})

test('its further pages are of what is over', () => {
  expect(read('p=2')).toEqual({
    found: null,
    current: null,
    coming: null,
    past: '/api/events?before=2026-11-17&exhibitions=true&page=2',
  })
})

test('what is searched for is one list', () => {
  expect(read('q=papel&p=2')).toEqual({
    found: '/api/events?exhibitions=true&page=2&query=papel',
    current: null,
    coming: null,
    past: null,
  })
})
