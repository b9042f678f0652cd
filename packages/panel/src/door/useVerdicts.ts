import { useLoadedSite } from '@gallery/client'
import type { DoorList } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { randomKey } from '../frame/randomKey.ts'
import { askCode } from './askCode.ts'
import { lastArrival, nameOf } from './doorFacts.ts'
import { inReadOrder } from './inReadOrder.ts'
import { readCode } from './readCode.ts'
import type { Door } from './useDoor.ts'
import { useArrivalWords } from './useVisits.ts'

/** What a code was worth when it was read. */
interface Verdict {
  id: string
  /** When its code was read. */
  at: string
  tone: 'ok' | 'err'
  text: string
  name?: string
  /** Whose it is, while somebody can be let in by it. */
  booking?: number
  slot?: number
}

interface Verdicts {
  /** The one that was read last before the others. */
  verdicts: readonly Verdict[]
  /** Reads what a camera saw, or somebody typed. */
  read: (text: string) => Promise<void>
  /** Puts one away, whose people are in. */
  drop: (id: string) => void
}

/** Says of each code that is read what it is worth, by the day's list, and by the server where that does not know it. */
export function useVerdicts({ now }: Pick<Door, 'now'>, list: DoorList): Verdicts {
  const intl = useIntl()
  const dates = useDates()
  const { options } = useLoadedSite()
  const arrivalWords = useArrivalWords()
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([])

  function say(id: string, values?: Record<string, string>): string {
    return intl.formatMessage({ id: `admin.door.code.${id}` }, values)
  }

  async function read(text: string): Promise<void> {
    // Before anybody is asked: what is answered late is no code that was read late.
    const instant = now()
    const at = instant.toISOString()
    const add = (verdict: Omit<Verdict, 'id' | 'at'>) => {
      navigator.vibrate?.(verdict.tone === 'ok' ? 60 : [60, 60, 120])
      setVerdicts((others) => inReadOrder(others, { ...verdict, id: randomKey(), at }))
    }
    const found = readCode(text, list, instant)
    switch (found.worth) {
      case 'none':
        return add({ tone: 'err', text: say('none', { gallery: options.name }) })
      case 'already': {
        const arrival = lastArrival(found.guest)
        const where = arrival ? arrivalWords(arrival) : ''
        return add({
          tone: 'err',
          text: say('already', { where }),
          name: nameOf(found.guest),
          slot: found.slot.id,
        })
      }
      case 'valid': {
        const time = dates.clock(found.slot.start)
        return add({
          tone: 'ok',
          text: say(found.now ? 'now' : 'today', { time }),
          name: nameOf(found.guest),
          booking: found.guest.id,
          slot: found.slot.id,
        })
      }
      case 'unlisted': {
        const asked = await askCode(found.code)
        if (asked === 'unknown') return add({ tone: 'err', text: say('unlisted') })
        if (asked === 'none') return add({ tone: 'err', text: say('none', { gallery: options.name }) })
        const day = dates.weekdayDay(dates.dayOf(asked.start), 'long')
        return add({
          tone: 'err',
          name: nameOf(asked),
          text: say(asked.cancelled ? 'cancelled' : 'otherDay', { day, time: dates.clock(asked.start) }),
        })
      }
    }
  }

  return {
    verdicts,
    read,
    drop: (id) => setVerdicts((others) => others.filter((each) => each.id !== id)),
  }
}
