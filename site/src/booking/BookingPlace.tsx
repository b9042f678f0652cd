import type { Appointment } from '@gallery/contract'
import { Fragment } from 'react'
import { useNeeds } from './useNeeds.ts'

/** Where a visit is, which school comes and what was asked for, a line each. */
export function BookingPlace({ booking: { place, school, needs } }: { booking: Appointment }) {
  const { inWords } = useNeeds()
  const lines = [place.event.place, school, inWords(needs)].filter((line) => line !== '')
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
}
