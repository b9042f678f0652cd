import { reported } from '@gallery/client'
import type { AgendaSlot, WaitingDetail } from '@gallery/contract'
import { useDates, useToast } from '@gallery/ui'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../../frame/useRefresh.ts'
import { useUndo } from '../../undo/useUndo.tsx'
import { nameOf } from '../guestsOf.ts'
import { cancelBooking, changeBooking, restoreBooking } from '../slotWrites.ts'
import { offerPlace, orderLine, putBack, takeOffLine } from './waitingWrites.ts'

/**
 * What the gallery does with those who wait for a slot. Refusals have been reported, as that the line is another one
 * meanwhile; it is then read anew.
 */
export function useWaitingActions(slot: AgendaSlot) {
  const intl = useIntl()
  const dates = useDates()
  const refresh = useRefresh()
  const { show } = useToast()
  const { offer } = useUndo()
  const [order, setOrder] = useState<readonly number[]>()
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const wanted = useRef<readonly number[]>(undefined)

  const act = (write: () => Promise<unknown>) => reported(write).finally(refresh)
  const tell = (name: string, values: Record<string, string>) =>
    show({ text: intl.formatMessage({ id: `admin.waiting.${name}` }, values) })
  const offerUndo = (name: string, detail: WaitingDetail, undo: () => Promise<unknown>) => {
    const said = (undone: boolean) => (
      <FormattedMessage
        id={`admin.waiting.${name}`}
        values={{ name: nameOf(detail), undone: String(undone) }}
      />
    )
    offer({
      text: said(false),
      what: said(true),
      undo: async () => {
        await undo()
        await refresh()
      },
    })
  }

  return {
    /** The order that holds as soon as it is saved; undefined once it is. */
    order,
    /** Puts those who wait into another order, which is shown at once. One order after the other is sent. */
    reorder: (ids: readonly number[]) => {
      wanted.current = ids
      setOrder(ids)
      sent.current = sent.current.then(async () => {
        await act(() => orderLine(slot.id, [...ids]))
        if (wanted.current === ids) setOrder(undefined)
      })
    },
    /** Offers somebody a place in a slot that has one. */
    offer: async (detail: WaitingDetail, place: AgendaSlot) => {
      const values = { name: nameOf(detail), time: dates.clock(place.start) }
      if (await act(() => offerPlace(detail.id, place.id))) tell('offerMade', values)
    },
    /** Takes an offer back. The mail about it waits, so that undoing it leaves no trace. */
    withdraw: async (detail: WaitingDetail, appointment: number) => {
      if (!(await act(() => cancelBooking(appointment)))) return
      offerUndo('withdrawn', detail, () => restoreBooking(appointment))
    },
    /** Writes down that somebody takes what they were offered. */
    confirm: async (detail: WaitingDetail, appointment: number) => {
      const values = { name: nameOf(detail) }
      if (await act(() => changeBooking(appointment, { confirmed: true }))) tell('confirmed', values)
    },
    /** Takes somebody off the list. Nobody is written to. */
    takeOff: async (detail: WaitingDetail) => {
      if (!(await act(() => takeOffLine(detail.id)))) return
      offerUndo('takenOff', detail, () => putBack(detail.id))
    },
  }
}
