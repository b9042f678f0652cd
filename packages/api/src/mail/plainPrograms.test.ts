import { StoredOptions } from '@gallery/contract'
import { describe, expect, it } from 'vitest'
import { bookingConfirmMail } from './bookingConfirm.ts'
import { contactMessageMail } from './contactMessage.ts'
import { earlier, facts, quote } from './parts.ts'
import { signInMail } from './signIn.ts'

const options = StoredOptions.parse({ name: 'Ochava', mail: 'hola@ochava.example' })
const setting = {
  language: 'es',
  options,
  timeZone: 'America/Argentina/Buenos_Aires',
  publicUrl: 'https://ochava.example',
  now: new Date('2026-11-17T19:20:00Z'),
} as const

const confirm = () =>
  bookingConfirmMail({
    ...setting,
    appointment: { people: 1, first_name: 'Martina', last_name: 'Sosa', needs: [], school: '' },
    event: { title_es: 'La línea', title_en: '', place: 'Sala 1', color: 'red' },
    slot: {
      start: new Date('2026-11-19T18:00:00Z'),
      end: new Date('2026-11-19T18:45:00Z'),
      label_es: '',
      label_en: '',
      limit: 12,
    },
    token: 'secret',
  }).html

/** The inline style of the first tag that a pattern finds: all that a program without a style sheet knows of it. */
const styleOf = (html: string, tag: RegExp) => /style="([^"]*)"/.exec(tag.exec(html)?.[0] ?? '')?.[1] ?? ''

describe('a program that ignores style sheets', () => {
  it('shows the day of a booking above the rest, as wide as its window lets it', () => {
    const day = styleOf(confirm(), /<td class="half[^>]*>/)
    expect(day).toContain('display:block')
    expect(day).not.toMatch(/(?:^|;)width:\d/)
  })

  it('never breaks an hour, a code or a day', () => {
    expect(styleOf(confirm(), /<div [^>]*>15:00 - 15:45</)).toContain('white-space:nowrap')
    const signIn = signInMail({
      ...setting,
      token: 'secret',
      code: '418207',
      expiresAt: setting.now,
      userAgent: '',
    })
    const code = styleOf(signIn.html, /<p class="code"[^>]*>/)
    expect(code).toContain('white-space:nowrap')
    expect(Number(/font-size:(\d+)px/.exec(code)?.[1])).toBeLessThanOrEqual(40)
  })

  it('leaves the text its room in a narrow window', () => {
    expect(styleOf(confirm(), /<td class="page"[^>]*>/)).toContain('padding:24px 20px 32px')
  })

  it.each([
    ['what somebody writes', quote],
    ['what it answers', earlier],
  ])('keeps the lines of %s', (_, part) => {
    const { html } = part('Hola <Ana>,\r\n\r\nnos vemos.\nMarta')
    expect(html).toContain('Hola &lt;Ana&gt;,<br><br>nos vemos.<br>Marta')
    expect(html).not.toContain('pre-wrap')
  })
})

it('a program that turns light into dark leaves the button an edge', () => {
  expect(styleOf(confirm(), /<td bgcolor="#141414"[^>]*>/)).toContain('border:1px solid #878783')
})

describe('a mail without its HTML', () => {
  it('keeps the lines of a fact, under its name', () => {
    const { text } = facts([
      ['Cómo llegar', 'Dos escalones.\nTocá el timbre.'],
      ['Duración', '45 minutos'],
    ])
    expect(text).toBe('Cómo llegar: Dos escalones.\n  Tocá el timbre.\nDuración: 45 minutos')
  })

  it('names once what each of several works is', () => {
    const mail = contactMessageMail({
      ...setting,
      message: { id: 1, name: 'Ana', email: 'ana@example.org', subject: 'Hola', message: 'Hola' },
      works: ['Irma Szalay, Patio (P-1)', 'Irma Szalay, Mesa (P-2)'],
    })
    expect(mail.text).toContain('\nPregunta por: Irma Szalay, Patio (P-1)\n  Irma Szalay, Mesa (P-2)\n')
    expect(mail.html).toContain('Irma Szalay, Patio (P-1)<br>Irma Szalay, Mesa (P-2)')
    expect(mail.html).not.toMatch(/<th [^>]*><\/th>/)
  })
})
