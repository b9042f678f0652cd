import { useLanguage } from '@gallery/client'
import type { DoorGuest, DoorList, DoorSlot } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, Form, Stepper, SubmitRow, TextField } from '@gallery/ui'
import {
  DoorInset,
  DoorStrip,
  type DoorStripText,
  ScanLog,
  type ScannedCode,
  ScanResult,
  ScanWindow,
} from '@gallery/ui/admin'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { nameOf } from './doorFacts.ts'
import { useScanner } from './scanner/useScanner.ts'
import type { Door } from './useDoor.ts'
import { useVerdicts } from './useVerdicts.ts'

export interface ScanScreenProps {
  title: string
  door: Door
  list: DoorList
  strip: DoorStripText | undefined
  /** Shows the list of a time. */
  onShow: (slot: number) => void
  onClose: () => void
}

/** The camera and, under it, what the code is worth that it saw last, and those before. */
export function ScanScreen({ title, door, list, strip, onShow, onClose }: ScanScreenProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { verdicts, read, drop } = useVerdicts(door, list)
  const [done, setDone] = useState<readonly ScannedCode[]>([])
  const [last, ...before] = verdicts

  function say(id: string, values?: Record<string, string | number>): string {
    return intl.formatMessage({ id: `admin.door.code.${id}` }, values)
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
    if (last) drop(last.id)
  }

  const earlier = before.map(
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
  const log = [...done, ...earlier].toSorted((one, other) => other.at.localeCompare(one.at))

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
          strip && door.lost ? { ...strip, text: <FormattedMessage id="admin.door.checkedHere" /> } : strip
        }
      />
      {state === 'refused' || state === 'unreadable' ? (
        <TypedCode onRead={(code) => void read(code)} />
      ) : null}
      <ScanResult
        {...(last ? { tone: last.tone, verdict: last.text, reading: last.id } : {})}
        name={last?.name}
        people={guest?.people}
        more={slot && guest ? moreOf(slot, guest) : null}
      >
        {last && guest && guest.inside < guest.people ? (
          <LetIn key={last.id} guest={guest} onLetIn={(people) => letIn(guest, people)} />
        ) : undefined}
      </ScanResult>
      <ScanLog codes={log} />
    </>
  )

  function moreOf({ event }: DoorSlot, { people, inside }: DoorGuest): ReactNode {
    const what = [translated(event, 'title', language).text, event.place].filter(Boolean).join(', ')
    return say('missing', { what, missing: people - inside })
  }
}

/**
 * How many of a booking come in now: all that are missing, unless somebody says fewer. Another door may have let some of
 * them in meanwhile; more than are missing then come in by none.
 */
function LetIn({ guest, onLetIn }: { guest: DoorGuest; onLetIn: (people: number) => void }) {
  const missing = guest.people - guest.inside
  const [wanted, setWanted] = useState<number>()
  const people = wanted ?? missing
  return (
    <>
      <Stepper
        name="people"
        label={<FormattedMessage id="admin.door.howMany" />}
        max={missing}
        value={people}
        onValueChange={setWanted}
      />
      <Button disabled={people < 1 || people > missing} onClick={() => onLetIn(people)}>
        <FormattedMessage
          id={people === guest.people ? 'admin.door.allIn' : 'admin.door.someIn'}
          values={{ people }}
        />
      </Button>
    </>
  )
}

/** Where there is no camera, or nothing that reads its picture, the code is typed: whoever has done nothing else types it. */
function TypedCode({ onRead }: { onRead: (code: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const at = document.activeElement
    if (at === document.body || at?.matches('h1')) field.current?.focus()
  }, [])
  return (
    <DoorInset>
      <Form
        errors={{}}
        onSubmit={async ({ code = '' }) => {
          if (code.trim() !== '') onRead(code)
        }}
      >
        <TextField
          ref={field}
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
