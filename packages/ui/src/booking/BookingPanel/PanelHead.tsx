import type { ReactNode, RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { Heading } from '../../text/Heading/Heading.tsx'
import { messages as listMessages } from '../SlotList/messages.ts'
import { waitingMessages } from '../WaitingDone/messages.ts'
import * as styles from './BookingPanel.css.ts'
import { messages } from './messages.ts'

/**
 * What the right pane is about: `choose` a time, a day that is `full` and one can wait, one that has `nothing` free, one
 * that is `empty`, without a time; the form to `book` or to `wait`; an event one comes to without booking.
 */
export type PanelStep = 'choose' | 'full' | 'nothing' | 'empty' | 'book' | 'wait' | 'walkIn'

interface PanelHeadProps {
  step: PanelStep
  /** For how many hours a place that is freed is kept. */
  offerHours: number
  heading: RefObject<HTMLHeadingElement | null>
  /** What there is to know of the times. */
  note: ReactNode
}

const titles = {
  choose: messages.choose,
  full: messages.full,
  nothing: messages.nothing,
  empty: listMessages.empty,
  book: messages.yourDetails,
  wait: messages.wait,
  walkIn: messages.walkIn,
} as const

/** The heading of the right pane, which takes the focus when the pane changes, and the sentence under it. Renders `<div>`. */
export function PanelHead({ step, offerHours, heading, note }: PanelHeadProps) {
  const promise = <FormattedMessage {...waitingMessages.promise} values={{ hours: offerHours }} />
  const intro = {
    choose: <FormattedMessage {...messages.confirmByMail} />,
    full: (
      <>
        <FormattedMessage {...messages.joinOne} /> {promise}
      </>
    ),
    nothing: null,
    empty: null,
    book: null,
    wait: promise,
    walkIn: <FormattedMessage {...messages.walkInNote} />,
  }[step]
  return (
    <div className={styles.head}>
      <Heading level={3} size="xl" ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage {...titles[step]} />
      </Heading>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {note}
    </div>
  )
}
