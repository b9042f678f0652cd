import { useLanguage, useLoadedSite } from '@gallery/client'
import type { DoorGuest, DoorList, DoorSlot } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, Form, Stepper, SubmitRow, TextField, useDates } from '@gallery/ui'
import {
  DoorInset,
  DoorStrip,
  type DoorStripText,
  ScanLog,
  type ScannedCode,
  ScanResult,
  ScanWindow,
} from '@gallery/ui/admin'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { askCode } from './askCode.ts'
import { randomKey } from './device.ts'
import { lastArrival, nameOf } from './doorFacts.ts'
import { inReadOrder } from './inReadOrder.ts'
import { readCode } from './readCode.ts'
import { useScanner } from './scanner/useScanner.ts'
import type { Door } from './useDoor.ts'
import { useArrivalWords } from './useVisits.ts'

interface ScanScreenProps {
  title: string
  door: Door
  list: DoorList
  strip: DoorStripText | undefined
  /** Shows the list of a time. */
  onShow: (slot: number) => void
  onClose: () => void
}

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

/** The camera and, under it, what the code is worth that it saw last, and those before. */
export function ScanScreen({ title, door, list, strip, onShow, onClose }: ScanScreenProps) {
  const intl = useIntl()
  const dates = useDates()
  const language = useLanguage()
  const { options } = useLoadedSite()
  const arrivalWords = useArrivalWords()
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([])
  const [done, setDone] = useState<readonly ScannedCode[]>([])
  const [last, ...before] = verdicts

  function say(id: string, values?: Record<string, string | number>): string {
    return intl.formatMessage({ id: `admin.door.code.${id}` }, values)
  }

  async function read(text: string): Promise<void> {
    // Before anybody is asked: what is answered late is no code that was read late.
    const instant = door.now()
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

  const { video, state } = useScanner((text) => void read(text))
  const slot = list.slots.find(({ id }) => id === last?.slot)
  const guest = slot?.guests.find(({ id }) => id === last?.booking)

  function letIn(who: DoorGuest, people: number): void {
    const more = who.inside + people > who.people
    const key = door.act({ what: 'in', appointment: who.id, people, how: 'code', more })
    const undo = () => {
      door.act({ what: 'undo', undoes: key })
      setDone((others) => others.filter(({ id }) => id !== key))
    }
    setDone((others) => [
      {
        id: key,
        at: door.now().toISOString(),
        name: nameOf(who),
        text: say('people', { people }),
        tone: 'ok',
        action: { label: <FormattedMessage id="admin.door.undo" />, onAct: undo },
      },
      ...others,
    ])
    setVerdicts((others) => others.filter(({ id }) => id !== last?.id))
  }

  const refused = before.map(
    ({ id, at, name, text, tone, slot: shown }): ScannedCode => ({
      id,
      at,
      name,
      text,
      tone,
      action:
        shown === undefined
          ? undefined
          : { label: <FormattedMessage id="admin.door.see" />, onAct: () => onShow(shown) },
    })
  )
  const log = [...done, ...refused].toSorted((one, other) => other.at.localeCompare(one.at))

  return (
    <>
      <ScanWindow
        title={title}
        videoRef={video}
        hint={<FormattedMessage id={`admin.door.camera.${state}`} />}
        onClose={onClose}
      />
      <DoorStrip
        strip={
          strip?.tone === 'lost'
            ? { ...strip, text: <FormattedMessage id="admin.door.checkedHere" /> }
            : strip
        }
      />
      {state === 'refused' ? <TypedCode onRead={(code) => void read(code)} /> : null}
      {last ? (
        <ScanResult
          tone={last.tone}
          verdict={last.text}
          name={last.name}
          people={guest?.people}
          more={slot && guest ? moreOf(slot, guest) : null}
        >
          {guest && guest.inside < guest.people ? (
            <LetIn key={last.id} guest={guest} onLetIn={(people) => letIn(guest, people)} />
          ) : undefined}
        </ScanResult>
      ) : null}
      <ScanLog codes={log} />
    </>
  )

  function moreOf({ event }: DoorSlot, { people, inside }: DoorGuest): ReactNode {
    const what = [translated(event, 'title', language).text, event.place].filter(Boolean).join(', ')
    return say('missing', { what, missing: people - inside })
  }
}

/** How many of a booking come in now: all that are missing, unless somebody says fewer. */
function LetIn({ guest, onLetIn }: { guest: DoorGuest; onLetIn: (people: number) => void }) {
  const missing = guest.people - guest.inside
  const [people, setPeople] = useState(missing)
  return (
    <>
      <Stepper
        name="people"
        label={<FormattedMessage id="admin.door.howMany" />}
        max={missing}
        value={people}
        onValueChange={setPeople}
      />
      <Button onClick={() => onLetIn(people)}>
        <FormattedMessage
          id={people === guest.people ? 'admin.door.allIn' : 'admin.door.someIn'}
          values={{ people }}
        />
      </Button>
    </>
  )
}

/** Where there is no camera the code is typed. */
function TypedCode({ onRead }: { onRead: (code: string) => void }) {
  return (
    <DoorInset>
      <Form
        errors={{}}
        onSubmit={async ({ code = '' }) => {
          if (code.trim() !== '') onRead(code)
        }}
      >
        <TextField
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={<FormattedMessage id="admin.door.code.typed" />}
        />
        <SubmitRow>
          <FormattedMessage id="admin.door.code.look" />
        </SubmitRow>
      </Form>
    </DoorInset>
  )
}
