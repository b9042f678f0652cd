import { useLanguage, useLoadedSite } from '@gallery/client'
import { doorPaths, translated, urlOf } from '@gallery/contract/plain'
import { Button, EmptyState, Icon, SearchBox, Text, useDates, useToast } from '@gallery/ui'
import {
  DoorInset,
  DoorList,
  DoorNow,
  DoorPage,
  DoorSlots,
  type DoorVisit,
  scanDrawing,
} from '@gallery/ui/admin'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { countSlot, nextFree, slotOfNow } from './doorFacts.ts'
import { keepPage } from './keepPage.ts'
import { NameDoorDialog } from './NameDoorDialog.tsx'
import { NoSlotsToday } from './NoSlotsToday.tsx'
import type { Told } from './sendWaiting.ts'
import { useDoor } from './useDoor.ts'
import { useStrip } from './useStrip.ts'
import { useVisits } from './useVisits.ts'
import { WalkInDialog } from './WalkInDialog.tsx'

const ScanScreen = lazy(() => import('./ScanScreen.tsx').then((module) => ({ default: module.ScanScreen })))

/** The door of a day, on a phone: who comes, who is inside, and what lets them in. It works without a connection. */
export function DoorScreen() {
  // The camera and what reads codes are allowed on this page alone: it is never a part of another.
  const isOwn = isOwnDocument()
  useEffect(() => {
    if (!isOwn) location.reload()
    else void keepPage()
  }, [isOwn])
  return isOwn ? <Door /> : null
}

/** Whether this document was opened at the door's address, and not one of the panel's screens that led here. */
function isOwnDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened === undefined || doorPaths.includes(new URL(opened.name).pathname)
}

function Door() {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  const path = useAdminPath()
  const { show, dismiss } = useToast()
  const { options, today } = useLoadedSite()
  const onTold = useCallback(
    (told: readonly Told[]) => {
      for (const { outcome, name } of told) {
        const text = intl.formatMessage({ id: `admin.door.told.${outcome}` }, { name })
        show({ tone: 'error', text, duration: 20_000 })
      }
    },
    [intl, show]
  )
  const said = useRef<string>(undefined)
  const door = useDoor(onTold)
  const { list } = door
  const strip = useStrip(door)
  const [chosen, setChosen] = useState<number>()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<'walkIn' | 'name' | 'scan'>()
  const slot = list && (list.slots.find(({ id }) => id === chosen) ?? slotOfNow(list, door.now()))
  const visits = useVisits(slot, words)
  const { people, inside, free } = slot ? countSlot(slot) : { people: 0, inside: 0, free: 0 }
  const next = list && slot && free === 0 ? nextFree(list, slot) : undefined
  const title = intl.formatMessage(
    { id: 'admin.door.title' },
    { day: dates.day(list?.day ?? today, 'dddd D') }
  )
  useEffect(() => {
    document.title = `${title} | ${options.name}`
  }, [title, options.name])

  function offerUndo(key: string, name: string, count: number) {
    const text = intl.formatMessage(
      { id: count < 0 ? 'admin.door.out' : 'admin.door.in' },
      { name, people: Math.abs(count) }
    )
    // One at a time: several would lie over those who wait.
    if (said.current !== undefined) dismiss(said.current)
    said.current = show({
      text,
      undo: async () => {
        door.act({ what: 'undo', undoes: key })
        return true
      },
    })
  }

  function count({ id, name, people: booked, inside: came }: DoorVisit, number: number) {
    if (id < 0) {
      const walkIn = slot?.guests.find((guest) => guest.id === id)?.arrivals[0]
      if (walkIn && number < 0) door.act({ what: 'undo', undoes: walkIn.key })
      return
    }
    const more = came + number > booked
    const key = door.act({ what: 'in', appointment: id, people: number, how: 'list', more })
    offerUndo(key, name, number)
  }

  return (
    <DoorPage
      title={title}
      strip={strip}
      menu={[
        { label: intl.formatMessage({ id: 'admin.door.name' }), onSelect: () => setOpen('name') },
        {
          label: intl.formatMessage({ id: 'admin.appointments.doorList' }),
          href: urlOf('/api/paper/door-list.pdf', { language }),
        },
        { label: intl.formatMessage({ id: 'admin.nav.appointments' }), href: path('appointments') },
      ]}
      foot={
        slot ? (
          <>
            <Button variant="secondary" disabled={free === 0} onClick={() => setOpen('walkIn')}>
              <FormattedMessage id="admin.door.walkIn" />
            </Button>
            <Button onClick={() => setOpen('scan')}>
              <Icon name={scanDrawing} size="m" /> <FormattedMessage id="admin.door.scan" />
            </Button>
          </>
        ) : null
      }
      over={
        open === 'scan' && list ? (
          <Suspense fallback={null}>
            <ScanScreen
              title={title}
              door={door}
              list={list}
              strip={strip}
              onShow={(id) => {
                setChosen(id)
                setOpen(undefined)
              }}
              onClose={() => setOpen(undefined)}
            />
          </Suspense>
        ) : undefined
      }
    >
      {list && slot ? (
        <>
          <DoorSlots
            current={slot.id}
            onCurrentChange={setChosen}
            slots={list.slots.map((each) => ({ id: each.id, start: each.start, ...countSlot(each) }))}
          />
          <DoorNow
            start={slot.start}
            end={slot.end}
            color={slot.event.color}
            what={[
              translated(slot.event, 'title', language).text,
              translated(slot, 'label', language).text,
              slot.event.place,
            ]
              .filter(Boolean)
              .join(', ')}
            people={people}
            inside={inside}
            limit={slot.limit}
          />
          <DoorInset>
            {free === 0 ? (
              <Text size="s" tone="ink2">
                <FormattedMessage id="admin.door.full" />{' '}
                {next ? (
                  <Button variant="tertiary" size="s" onClick={() => setChosen(next.id)}>
                    <FormattedMessage
                      id="admin.door.next"
                      values={{ time: dates.clock(next.start), free: countSlot(next).free }}
                    />
                  </Button>
                ) : null}
              </Text>
            ) : null}
            <SearchBox
              placeholder={intl.formatMessage({ id: 'admin.door.search' })}
              onSearch={setWords}
              onQuery={setWords}
            />
          </DoorInset>
          {visits.length === 0 ? (
            <DoorInset>
              <Text tone="ink2">
                <FormattedMessage id={words === '' ? 'admin.door.nobody' : 'admin.door.notFound'} />
              </Text>
            </DoorInset>
          ) : (
            <DoorList
              key={slot.id}
              aria-label={intl.formatMessage({ id: 'admin.door.guests' })}
              visits={visits}
              onCount={count}
            />
          )}
          {open === 'walkIn' ? (
            <WalkInDialog
              slot={slot}
              free={free}
              onClose={() => setOpen(undefined)}
              onWalkIn={(number, name) => {
                const key = door.act({ what: 'walkIn', place: slot.id, people: number, name })
                offerUndo(key, name || intl.formatMessage({ id: 'admin.door.walkIn' }), number)
                setOpen(undefined)
              }}
            />
          ) : null}
        </>
      ) : list ? (
        <NoSlotsToday day={list.day} />
      ) : door.failed ? (
        <DoorInset>
          <ScreenFailure onRetry={() => void door.sync()} />
        </DoorInset>
      ) : door.lost ? (
        <DoorInset>
          <EmptyState title={<FormattedMessage id="admin.door.notKept" />} />
        </DoorInset>
      ) : (
        <DoorInset>
          <Text tone="ink2">
            <FormattedMessage id="admin.loading" />
          </Text>
        </DoorInset>
      )}
      {open === 'name' ? <NameDoorDialog onClose={() => setOpen(undefined)} /> : null}
    </DoorPage>
  )
}
