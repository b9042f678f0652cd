import { StoredOptions } from '@gallery/contract'
import { describe, expect, it } from 'vitest'
import { bookingCancelledMail } from './bookingCancelled.ts'
import { bookingConfirmMail } from './bookingConfirm.ts'
import { bookingConfirmedMail } from './bookingConfirmed.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { bookingMovedMail } from './bookingMoved.ts'
import { bookingReminderMail } from './bookingReminder.ts'
import { contactMessageMail } from './contactMessage.ts'
import { contactReminderMail } from './contactReminder.ts'
import { contactReplyMail } from './contactReply.ts'
import { waitingJoinedMail } from './waitingJoined.ts'

const options = StoredOptions.parse({
  name: 'Ochava',
  address: 'Pasaje Lucero 418',
  directions_es: 'Subte B, estación Medrano.',
  directions_en: 'Subway line B, Medrano station.',
  bring_es: 'Mochilas y paraguas quedan en la entrada.',
  bring_en: 'Backpacks and umbrellas stay at the entrance.',
  access_es: 'Sin escalón, por la puerta de la ochava.',
  access_en: 'No step, by the door at the corner.',
  openDays: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '14:00', to: '19:30' })),
  mail: 'hola@ochava.example',
})

const token = 'x7Jk2mQvT9bYc4RwZs1NfH8dLp3GaEu6oXiVyKtBnM0'

function booking(changes: Partial<BookingMailInput> = {}): BookingMailInput {
  return {
    language: 'es',
    options,
    timeZone: 'America/Argentina/Buenos_Aires',
    publicUrl: 'https://ochava.example',
    appointment: { people: 1, first_name: 'Martina', last_name: 'Sosa', needs: [], school: '' },
    event: {
      title_es: 'La línea que corta la esquina',
      title_en: 'The Line that Cuts the Corner',
      place: 'Sala 1, planta baja',
      color: 'red',
    },
    slot: {
      start: new Date('2026-11-19T18:00:00Z'),
      end: new Date('2026-11-19T18:45:00Z'),
      label_es: '',
      label_en: '',
      limit: 12,
    },
    token,
    holdUntil: new Date('2026-11-17T21:20:00Z'),
    now: new Date('2026-11-17T19:20:00Z'),
    ...changes,
  }
}

/** What a reader sees of the HTML, entities resolved. */
function shown(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

describe('the mail that asks to confirm', () => {
  it('says in Spanish when, what, where and for whom, and until when the place is kept', () => {
    const mail = bookingConfirmMail(booking())
    expect(mail.subject).toBe('Confirmá tu turno: jueves 19 de noviembre, 15:00')
    for (const form of [shown(mail.html), mail.text]) {
      expect(form).toContain('Guardamos tu lugar hasta las 18:20 de hoy.')
      expect(form).toContain('15:00 - 15:45')
      expect(form).toContain('La línea que corta la esquina')
      expect(form).toContain('Sala 1, planta baja')
      expect(form).toContain('A nombre de Martina Sosa')
      expect(form).toContain('Lunes a viernes, 14 a 19.30.')
    }
    expect(mail.html).toContain('<html lang="es">')
  })

  it('says the same in English', () => {
    const mail = bookingConfirmMail(booking({ language: 'en' }))
    expect(mail.subject).toBe('Confirm your booking: Thursday 19 November, 15:00')
    for (const form of [shown(mail.html), mail.text]) {
      expect(form).toContain('We are keeping your place until 18:20 today.')
      expect(form).toContain('The Line that Cuts the Corner')
      expect(form).toContain('Monday to Friday, 2 to 7.30 pm.')
    }
    expect(mail.html).toContain('<html lang="en">')
  })

  it('carries the links to confirm and to cancel in both forms', () => {
    const { html, text } = bookingConfirmMail(booking())
    for (const action of ['confirm', 'cancel']) {
      const link = `https://ochava.example/es/appointments/${action}/${token}`
      expect(html).toContain(`href="${link}"`)
      expect(text.split(/\s/)).toContain(link)
    }
  })

  it("shows the gallery's hour and day in whatever zone the gallery is", () => {
    const night = {
      start: new Date('2026-11-20T01:30:00Z'),
      end: new Date('2026-11-20T02:30:00Z'),
      label_es: '',
      label_en: '',
      limit: 1,
    }
    expect(bookingConfirmMail(booking({ slot: night })).subject).toContain('jueves 19 de noviembre, 22:30')
    const madrid = bookingConfirmMail(booking({ slot: night, timeZone: 'Europe/Madrid' }))
    expect(madrid.subject).toContain('viernes 20 de noviembre, 02:30')
  })

  it.each([
    ['2026-11-18T02:59:00Z', 'hasta las 23:59 de hoy'],
    ['2026-11-18T03:05:00Z', 'hasta las 00:05 de mañana'],
    ['2026-11-20T12:00:00Z', 'hasta las 09:00 del viernes 20 de noviembre'],
  ])('says until when: %s is %s', (holdUntil, words) => {
    expect(bookingConfirmMail(booking({ holdUntil: new Date(holdUntil) })).text).toContain(words)
  })

  it('says the year when it is another one', () => {
    const slot = {
      ...booking().slot,
      start: new Date('2027-01-14T18:00:00Z'),
      end: new Date('2027-01-14T19:00:00Z'),
    }
    expect(bookingConfirmMail(booking({ slot })).subject).toContain('jueves 14 de enero de 2027')
    expect(bookingConfirmMail(booking({ slot, language: 'en' })).subject).toContain(
      'Thursday 14 January 2027'
    )
  })

  it('uses the Spanish title of an event that is not translated', () => {
    const event = { ...booking().event, title_en: '' }
    expect(bookingConfirmMail(booking({ language: 'en', event })).text).toContain(
      'La línea que corta la esquina'
    )
  })
})

describe('the mail that says that the time is another one', () => {
  const before = { start: new Date('2026-11-18T18:00:00Z') }

  it('says when it was and when it is, and that it still has to be confirmed', () => {
    const mail = bookingMovedMail({ ...booking(), before })
    expect(mail.subject).toBe('Cambió tu turno: jueves 19 de noviembre, 15:00')
    for (const form of [shown(mail.html), mail.text]) {
      expect(form).toContain('tu turno del miércoles 18 de noviembre, 15:00 pasó a este horario')
      expect(form).toContain('15:00 - 15:45')
      expect(form).toContain('guardamos tu lugar hasta las 18:20 de hoy')
    }
    expect(mail.text).toContain(`https://ochava.example/es/appointments/confirm/${token}`)
  })

  it('brings the calendar file to whoever is confirmed', () => {
    const { holdUntil: _none, ...confirmed } = booking({ language: 'en' })
    const calendar = { filename: 'calendar.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }
    const mail = bookingMovedMail({ ...confirmed, calendar, before })
    expect(mail.attachments).toEqual([calendar])
    expect(mail.text).toContain(`https://ochava.example/api/appointments/link/${token}/calendar.ics`)
    expect(mail.text).not.toContain('/confirm/')
  })
})

describe('the mail that says that it is confirmed', () => {
  it('carries the calendar file, the way there and the way to cancel', () => {
    const calendar = { filename: 'calendar.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }
    const mail = bookingConfirmedMail(booking({ calendar }))
    expect(mail.subject).toBe('Te esperamos el jueves 19 de noviembre, 15:00')
    expect(mail.attachments).toEqual([calendar])
    for (const form of [shown(mail.html), mail.text]) {
      expect(form).toContain('Te esperamos el jueves')
      expect(form).toContain('Subte B, estación Medrano.')
      expect(form).toContain('Mochilas y paraguas quedan en la entrada.')
      expect(form).toContain('45 minutos, hasta 12 personas')
    }
    expect(mail.text).toContain(`https://ochava.example/es/appointments/cancel/${token}`)
    expect(mail.text).toContain(`https://ochava.example/api/appointments/link/${token}/calendar.ics`)
    expect(mail.text).not.toContain('/confirm/')
  })

  it('leads to the calendars on the web too, with what the file says and without its secret', () => {
    const slot = { ...booking().slot, label_es: 'Visita guiada', label_en: '' }
    const { html, text } = bookingConfirmedMail(booking({ slot }))
    const [address = ''] = /https:\/\/calendar\.google\.com\S+/.exec(text) ?? []
    const asked = new URL(address).searchParams
    expect(asked.get('text')).toBe('La línea que corta la esquina: Visita guiada')
    expect(asked.get('location')).toBe('Sala 1, planta baja, Ochava, Pasaje Lucero 418')
    expect(asked.get('dates')).toBe('20261119T180000Z/20261119T184500Z')
    expect(address).not.toContain(token)
    expect(shown(html)).toMatch(/También en\s+Google Calendar\s+o en\s+Outlook/)
  })

  it('names what happens then, if the gallery says so', () => {
    const slot = { ...booking().slot, label_es: 'Visita guiada', label_en: 'Guided visit', limit: 1 }
    const { text } = bookingConfirmedMail(booking({ slot, language: 'en' }))
    expect(text).toContain('Guided visit')
    expect(text).toContain('up to one person')
  })
})

describe('the mail that reminds', () => {
  it('says in Spanish when it is, the way there, what to bring and how to cancel', () => {
    const calendar = { filename: 'calendar.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }
    const mail = bookingReminderMail(booking({ calendar }))
    expect(mail.subject).toBe('Recordatorio: jueves 19 de noviembre, 15:00')
    expect(mail.attachments).toEqual([calendar])
    for (const form of [shown(mail.html), mail.text]) {
      expect(form).toContain('Te esperamos el jueves')
      expect(form).toContain('Martina, te recordamos tu visita.')
      expect(form).toContain('15:00 - 15:45')
      expect(form).toContain('Subte B, estación Medrano.')
      expect(form).toContain('Mochilas y paraguas quedan en la entrada.')
    }
    expect(mail.text).toContain(`https://ochava.example/es/appointments/cancel/${token}`)
  })

  it('says the same in English', () => {
    const mail = bookingReminderMail(booking({ language: 'en' }))
    expect(mail.subject).toBe('Reminder: Thursday 19 November, 15:00')
    for (const form of [shown(mail.html), mail.text]) {
      expect(form).toContain('See you on Thursday')
      expect(form).toContain('Subway line B, Medrano station.')
      expect(form).toContain('Backpacks and umbrellas stay at the entrance.')
    }
  })

  it('has no row for what the gallery does not say', () => {
    const silent = { ...options, bring_es: '', bring_en: '', access_es: '', access_en: '' }
    expect(bookingReminderMail(booking({ options: silent })).text).not.toContain('Qué traer')
  })

  it('is right after midnight too', () => {
    const { subject, text } = bookingReminderMail(booking())
    expect(subject + text).not.toMatch(/mañana|hoy/i)
  })
})

describe('the mail that says that it is cancelled', () => {
  it.each([
    ['es', 'visitor', 'Cancelaste tu turno'],
    ['es', 'gallery', 'Cancelamos tu turno'],
    ['en', 'visitor', 'Your booking is cancelled'],
    ['en', 'gallery', 'We cancelled your visit'],
  ] as const)('says in %s whose doing it was: %s', (language, by, title) => {
    const mail = bookingCancelledMail({ ...booking({ language }), by })
    expect(mail.subject).toContain(title)
    expect(shown(mail.html)).toContain(title)
    expect(mail.text).toContain(title)
    expect(mail.html).toContain('line-through')
    expect(mail.html + mail.text).not.toContain(token)
  })

  it('leads to the other times of the event', () => {
    const again = 'https://ochava.example/es/events/3/recorrido#visit'
    const { text } = bookingCancelledMail({ ...booking(), again })
    expect(text).toContain('Podés reservar de nuevo cuando quieras.')
    expect(text).toContain(`Elegir otro turno:\n${again}`)
  })

  it('promises none and leads home where visitors are offered none', () => {
    const { text } = bookingCancelledMail(booking())
    expect(text).toContain('tu lugar quedó libre para otra persona.')
    expect(text).not.toMatch(/de nuevo|otro turno/)
    expect(text).toContain('Ir al inicio:\nhttps://ochava.example/es')
  })
})

describe('a name that is read from right to left', () => {
  const named = (first_name: string, last_name: string) =>
    booking({
      language: 'en',
      appointment: { people: 2, first_name, last_name, needs: [], school: '' },
    })

  it.each([
    ['Arabic', 'محمد', 'عبد الرحمن'],
    ['Hebrew', 'דוד', 'לוי'],
    ['N’Ko', 'ߒߞߏ', 'ߒ'],
    ['Adlam', '𞤀𞤁', '𞤂'],
    ['both', 'Ana', 'محمد'],
  ])('leaves the numbers and words beside it where they are: %s', (_, first, last) => {
    const { html, text } = bookingConfirmMail(named(first, last))
    for (const form of [shown(html), text]) {
      expect(form).toContain(`Booked for \u2068${first} ${last}\u2069, 2 people`)
      if (first !== 'Ana') expect(form).toContain(`Hello, \u2068${first}\u2069.`)
    }
  })

  it('is closed by nothing that was typed into it', () => {
    const { text } = bookingConfirmMail(named('محمد\u2069', '\u2066\u061cعلي'))
    expect(text).toContain('Booked for \u2068محمد علي\u2069, 2 people')
  })

  it('adds nothing to a name of another script', () => {
    const { html, text, subject } = bookingConfirmMail(named('Ana', 'Ñandú Ωμέγα 漢字'))
    expect(html + text + subject).not.toMatch(/[\u2066-\u2069]/)
  })

  it('stands by itself in the subject of what somebody writes to the gallery', () => {
    const message = { id: 1, name: 'محمد', email: 'm@example.org', subject: '3 obras', message: 'Hola' }
    const context = { language: 'en', options, publicUrl: 'https://ochava.example' } as const
    const sent = contactMessageMail({ ...context, message, works: [] })
    expect(sent.subject).toBe('Message from \u2068محمد\u2069: 3 obras')
    const replied = contactReplyMail({ ...context, thread: message, text: 'Hola' })
    expect(replied.subject).toBe('\u2068محمد\u2069 replied: Re: 3 obras')
    const { now, timeZone } = booking()
    const reminded = contactReminderMail({ ...context, now, timeZone, thread: message })
    expect(reminded.subject).toBe('Reminder: \u2068محمد\u2069, 3 obras')
    expect(reminded.text).toContain('the message of \u2068محمد\u2069.')
  })
})

describe('a word that is wider than a telephone', () => {
  const styleOf = (html: string, tag: RegExp) =>
    (html.match(tag) ?? []).map((found) => /style="([^"]*)"/.exec(found)?.[1])
  const divided = 'overflow-wrap:anywhere;word-break:break-word'
  const whole = 'overflow-wrap:normal;word-break:normal'

  it('is divided, in a subject, an address or a name; the words beside it never are', () => {
    const word = 'Lebensversicherungsgesellschaftsangestellter'
    const message = { id: 1, name: word, email: `${word}@example.org`, subject: word, message: word }
    const asked = {
      language: 'es',
      options,
      publicUrl: 'https://ochava.example',
      message,
      works: [word],
    } as const
    const { html } = contactMessageMail(asked)
    expect(styleOf(html, /<td class="page"[^>]*>/g)).toEqual([expect.stringContaining(divided)])
    const heads = styleOf(html, /<th [^>]*>/g)
    expect(heads).toHaveLength(3)
    for (const head of heads) expect(head).toContain(whole)
  })

  it('leaves the day of a booking whole', () => {
    const [day, facts] = styleOf(bookingConfirmMail(booking()).html, /<td class="half [^>]*>/g)
    expect(day).toContain(whole)
    expect(facts).not.toContain(whole)
  })
})

describe('a hostile name', () => {
  const appointment = {
    people: 1,
    first_name: '<img src=x onerror="alert(1)">\r\nBcc: all@evil.example',
    needs: [],
    school: '',
    last_name: `O'Neill & "sons" </td> {x} http://evil.example/pay \u202egnp`,
  }

  it('is text, never markup', () => {
    const { html } = bookingConfirmMail(booking({ appointment }))
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('"sons"')
    expect(html).toContain('&lt;img src=x')
    expect(shown(html)).toContain(`O'Neill & "sons" <`)
    expect(shown(html)).toContain('{x}')
  })

  it('adds no line, no link and no turn of reading', () => {
    const { subject, text, html } = bookingConfirmMail(booking({ appointment }))
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^Bcc/m)
    for (const form of [text, html]) {
      expect(form).not.toContain('http://evil.example')
      expect(form).not.toContain('evil.example')
      expect(form).not.toContain('\u202e')
    }
  })

  it.each([
    ['of a booking', (input: BookingMailInput) => bookingConfirmMail(input)],
    ['of a waiting list', (input: BookingMailInput) => waitingJoinedMail({ ...input, anyTime: false })],
  ])('is none of a school either: %s', (_, mailOf) => {
    const school = 'Cobrá en http://evil.example/pay\r\nEscuela 4'
    const { text, html } = mailOf(booking({ appointment: { ...booking().appointment, people: 20, school } }))
    for (const form of [text, shown(html)]) {
      expect(form.replaceAll('\u2060', '')).toContain('Cobrá en http://evil.example/pay Escuela 4')
      expect(form).not.toContain('evil.example')
    }
  })

  it('does not disturb names as people have them', () => {
    const names = { people: 1, needs: [], school: '', first_name: 'María José', last_name: "D'Ángelo-Núñez" }
    expect(bookingConfirmMail(booking({ appointment: names })).text).toContain("María José D'Ángelo-Núñez")
  })
})
