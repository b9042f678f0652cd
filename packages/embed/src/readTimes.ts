import type { EventTimesAnswer } from '@gallery/contract'
import type { Settings } from './settings.ts'

export type Times = EventTimesAnswer['data']

/** The times, or why there are none: the event is not there, or the gallery does not answer. */
export type Reading = { times: Times } | { times?: undefined; failure: 'missing' | 'failed' }

/** Reads an event's next days for so many people, without anybody's cookies. It may be given up meanwhile. */
export async function readTimes(
  { gallery, event, days }: Settings,
  people: number,
  signal: AbortSignal
): Promise<Reading | 'given up'> {
  if (event === undefined) return { failure: 'missing' }
  try {
    const answer = await fetch(`${gallery}/api/events/${event}/times?people=${people}&days=${days}`, {
      credentials: 'omit',
      signal,
    })
    if (answer.status === 404) return { failure: 'missing' }
    if (!answer.ok) return { failure: 'failed' }
    const { data }: EventTimesAnswer = await answer.json()
    return { times: data }
  } catch {
    return signal.aborted ? 'given up' : { failure: 'failed' }
  }
}
