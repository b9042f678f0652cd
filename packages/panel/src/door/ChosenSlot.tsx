import { useLanguage } from '@gallery/client'
import type { DoorList as DayList, DoorSlot } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, SearchBox, Text, useDates } from '@gallery/ui'
import { DoorInset, DoorList, DoorNow, DoorSlots, type DoorVisit } from '@gallery/ui/admin'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { countSlot, foundElsewhere, nextFree } from './doorFacts.ts'
import { FoundElsewhere } from './FoundElsewhere.tsx'
import { FoundVisits } from './FoundVisits.tsx'
import { useVisits } from './useVisits.ts'

interface ChosenSlotProps {
  list: DayList
  /** The time of the day that is shown. */
  slot: DoorSlot
  /** What is searched for. */
  words: string
  onWords: (words: string) => void
  /** Shows another time. */
  onChoose: (id: number) => void
  /** Counts some of a booking in, or out again. */
  onCount: (visit: DoorVisit, number: number) => void
}

/** A time of the day among the others: how full it is, and who comes, found by words too, at another time if need be. */
export function ChosenSlot({ list, slot, words, onWords, onChoose, onCount }: ChosenSlotProps) {
  const intl = useIntl()
  const language = useLanguage()
  const visits = useVisits(slot, words)
  const head = useRef<HTMLElement>(null)
  const searching = words !== ''
  const elsewhere = searching && visits.length === 0 ? foundElsewhere(list, slot, words) : []
  const { people, inside, free } = countSlot(slot)
  const what = [
    translated(slot.event, 'title', language).text,
    translated(slot, 'label', language).text,
    slot.event.place,
  ]

  /** Shows another time, from a button that goes with it: what it is about has the focus then. */
  function lead(to: number): void {
    onChoose(to)
    head.current?.focus()
  }

  return (
    <>
      <DoorSlots
        current={slot.id}
        onCurrentChange={onChoose}
        slots={list.slots.map((each) => ({
          id: each.id,
          start: each.start,
          title: translated(each.event, 'title', language).text,
          ...countSlot(each),
        }))}
      />
      <DoorNow
        ref={head}
        tabIndex={-1}
        start={slot.start}
        end={slot.end}
        color={slot.event.color}
        what={what.filter(Boolean).join(', ')}
        people={people}
        inside={inside}
        limit={slot.limit}
      />
      <DoorInset>
        {free === 0 ? <FullNote next={nextFree(list, slot)} onChoose={lead} /> : null}
        <SearchBox
          placeholder={intl.formatMessage({ id: 'admin.door.search' })}
          onSearch={onWords}
          onQuery={onWords}
        />
      </DoorInset>
      <FoundVisits count={visits.length} searching={searching} elsewhere={elsewhere.length} />
      <FoundElsewhere found={elsewhere} onChoose={lead} />
      {visits.length === 0 ? null : (
        <DoorList
          key={slot.id}
          aria-label={intl.formatMessage({ id: 'admin.door.guests' })}
          visits={visits}
          onCount={onCount}
        />
      )}
    </>
  )
}

interface FullNoteProps extends Pick<ChosenSlotProps, 'onChoose'> {
  /** The next time that has places, if there is one. */
  next: DoorSlot | undefined
}

/** Says that a time is full, and which one has places. */
function FullNote({ next, onChoose }: FullNoteProps) {
  const dates = useDates()
  return (
    <Text size="s" tone="ink2">
      <FormattedMessage id="admin.door.full" />{' '}
      {next ? (
        <Button variant="tertiary" size="s" onClick={() => onChoose(next.id)}>
          <FormattedMessage
            id="admin.door.next"
            values={{ time: dates.clock(next.start), free: countSlot(next).free }}
          />
        </Button>
      ) : null}
    </Text>
  )
}
