import { appendFile, readFile } from 'node:fs/promises'
import type { SlotTime } from '@gallery/ui'
import { findExhibition } from '../src/exhibitions.ts'

/** What the server says to a booking; the errors are by field, as the kit's forms show them. */
export interface Answer {
  status: 201 | 409 | 422
  errors?: Record<string, string>
}

/** A line for each booking; a gallery has a database. */
const file = 'bookings.ndjson'
const hours = [11, 14, 16]
const places = 6

/** The times of one day of an exhibition, with how many of their places are taken. */
export async function slotsOf(exhibition: string, day: string): Promise<SlotTime[]> {
  const taken = await bookedSlots()
  return hours.map((hour) => {
    const id = `${exhibition}.${day}.${hour}`
    return {
      id,
      start: `${day}T${hour}:00:00Z`,
      end: `${day}T${hour}:45:00Z`,
      limit: places,
      count: taken.filter((slot) => slot === id).length,
      unavailable: false,
    }
  })
}

/** Books a place. What comes is whatever a visitor sent. */
export async function book(sent: unknown): Promise<Answer> {
  const { slot, first_name, last_name, email } = textsOf(sent)
  const errors = {
    ...(first_name ? {} : { first_name: 'Say your name.' }),
    ...(/^\S+@\S+$/.test(email) ? {} : { email: 'Say an address that mail reaches.' }),
  }
  if (Object.keys(errors).length > 0) return { status: 422, errors }

  const [exhibition = '', day = ''] = slot.split('.')
  const slots = findExhibition(exhibition)?.event.requiresRegistration ? await slotsOf(exhibition, day) : []
  const found = slots.find(({ id }) => id === slot)
  if (!found || found.count >= found.limit) return { status: 409 }
  await appendFile(file, `${JSON.stringify({ slot, first_name, last_name, email })}\n`)
  return { status: 201 }
}

function textsOf(sent: unknown) {
  const text = (name: string) => String(Object(sent)[name] ?? '').trim()
  return {
    slot: text('slot'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
  }
}

async function bookedSlots(): Promise<unknown[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).slot)
}
