import { describe, expect, test } from 'vitest'
import { calendarLinks, visitLocation } from './calendarLinks.ts'

const visit = {
  title: 'Luz & sombra: visita + café',
  location: 'Sala 1, Ochava, Av. Córdoba 100',
  start: '2026-11-19T18:00:00.000Z',
  end: '2026-11-19T18:45:00.000Z',
}

describe('the links of a visit', () => {
  const { google, outlook } = calendarLinks(visit)

  test('say when in UTC and what is held where, whatever signs it has', () => {
    const asked = new URL(google)
    expect(asked.hostname).toBe('calendar.google.com')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: visit.title,
      dates: '20261119T180000Z/20261119T184500Z',
      location: visit.location,
    })
    const other = new URL(outlook).searchParams
    expect([other.get('subject'), other.get('startdt'), other.get('enddt'), other.get('location')]).toEqual([
      visit.title,
      visit.start,
      visit.end,
      visit.location,
    ])
  })

  test('have no plus for a space, which Outlook would show', () => {
    expect(outlook).toContain('subject=Luz%20%26%20sombra%3A%20visita%20%2B%20caf%C3%A9')
  })
})

test('where a visit is leaves out what the gallery does not say', () => {
  expect(visitLocation('', { name: 'Ochava', address: '' })).toBe('Ochava')
  expect(visitLocation('Sala 1', { name: 'Ochava', address: 'Córdoba 100' })).toBe(
    'Sala 1, Ochava, Córdoba 100'
  )
})
