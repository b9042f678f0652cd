import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './DoorList.css.ts'
import type { DoorVisit } from './doorVisit.ts'
import { doorListMessages as messages } from './messages.ts'

interface DoorRowProps {
  visit: DoorVisit
  open: boolean
  onOpenChange: (open: boolean) => void
  onCount: (people: number) => void
}

/** A booking: its name, which opens the count, what is to be known, and the box that lets all of them in. */
export function DoorRow({ visit, open, onOpenChange, onCount }: DoorRowProps) {
  const intl = useIntl()
  const id = useId()
  const kept = useKeptFocus<HTMLLIElement>()
  const { name, people, inside, note, needs = [], unconfirmed = false, warning, spare = 0 } = visit
  const missing = people - inside
  const state = missing <= 0 ? 'inside' : inside > 0 ? 'part' : 'coming'
  const most = people + spare
  const shown = state === 'part' ? `${inside}/${people}` : String(people)
  return (
    <li {...kept} className={styles.row} data-state={state} data-open={open || undefined}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={styles.who}
        onClick={() => onOpenChange(!open)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.notes}>
          {needs.map((need) => (
            <Tag key={need} tone="outline">
              {need}
            </Tag>
          ))}
          {unconfirmed ? (
            <Tag tone="unconfirmed">
              <FormattedMessage {...messages.unconfirmed} />
            </Tag>
          ) : null}
          {state === 'part' ? (
            <span>
              <FormattedMessage {...messages.part} values={{ inside, people }} />
            </span>
          ) : null}
          {note ? <span>{note}</span> : null}
          {warning ? <span className={styles.warning}>{warning}</span> : null}
        </span>
      </button>
      <button
        type="button"
        aria-label={
          state === 'inside'
            ? intl.formatMessage(messages.isInside, { name, people: inside })
            : intl.formatMessage(messages.letIn, { name, shown })
        }
        className={styles.box}
        onClick={() => (state === 'inside' ? onOpenChange(!open) : onCount(missing))}
      >
        {state === 'inside' ? (
          inside > 1 ? (
            <span className={styles.done}>
              <Icon name="check" />
              {inside}
            </span>
          ) : (
            <Icon name="check" size="m" />
          )
        ) : (
          shown
        )}
      </button>
      {open ? (
        <div id={id} className={styles.steps}>
          {/* Not `disabled`: whoever presses up to the end keeps the focus. */}
          <button
            type="button"
            aria-disabled={inside === 0 || undefined}
            aria-label={intl.formatMessage(messages.fewer, { name })}
            className={styles.step}
            onClick={() => inside > 0 && onCount(-1)}
          >
            <Icon name="minus" size="m" />
          </button>
          <output aria-label={intl.formatMessage(messages.count, { name })} className={styles.count}>
            {inside}
          </output>
          <button
            type="button"
            aria-disabled={inside >= most || undefined}
            aria-label={intl.formatMessage(messages.more, { name })}
            className={styles.step}
            onClick={() => inside < most && onCount(1)}
          >
            <Icon name="plus" size="m" />
          </button>
          {missing > 0 ? (
            <Button className={styles.all} onClick={() => onCount(missing)}>
              <FormattedMessage {...messages.all} values={{ people }} />
            </Button>
          ) : (
            <p className={styles.spare}>
              <FormattedMessage {...messages.spare} values={{ people: inside, spare }} />
            </p>
          )}
        </div>
      ) : null}
    </li>
  )
}
