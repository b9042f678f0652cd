import { type ComponentPropsWithRef, type ReactNode, use, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import type { BilingualText } from '../../panel-forms/BilingualField/BilingualField.tsx'
import { Counts } from '../../private/Counts.tsx'
import {
  type ContentLanguage,
  type FieldLanguage,
  FieldLanguagesContext,
} from '../../private/fieldLanguages.ts'
import { fields, preview, split } from '../../private/planner.css.ts'
import { slotRemoverMessages as messages } from './messages.ts'
import { RangeFields } from './RangeFields.tsx'
import { RemovableList } from './RemovableList.tsx'
import { RemovalFoot } from './RemovalFoot.tsx'
import { type RemovalWay, RemovalWays } from './RemovalWays.tsx'
import * as styles from './SlotRemover.css.ts'
import {
  type RemovableSlot,
  type SlotRange,
  type SlotRemoval,
  slotsInRange,
  splitSlots,
} from './slotRemoval.ts'

export interface SlotRemoverProps<Language extends string = ContentLanguage>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The field that says of which event: an `EntityPicker` or a `Select`. */
  eventField?: ReactNode
  /** Which slots are meant. */
  range: SlotRange
  /** Called with the range as it is to be; a change of its days asks for other `slots`. */
  onRangeChange: (range: SlotRange) => void
  /** The slots of the range's days; those of other days and hours are left out. */
  slots: readonly RemovableSlot[]
  /**
   * The languages that the reason is written in, as many as there are.
   * @default those of the `RecordSheet` around it, else Spanish and English
   */
  languages?: readonly FieldLanguage<Language>[]
  /**
   * How long the mails wait, in minutes: so long it can be undone.
   * @default 5
   */
  mailMinutes?: number
  /** Where the mail can be read before it is sent. */
  mailHref?: string
  /** Called with what is to be done. */
  onRemove: (removal: SlotRemoval<Language>) => void
  /** The way out. */
  onCancel?: () => void
  /**
   * While they are being deleted.
   * @default false
   */
  busy?: boolean
  /**
   * `slots` does not answer the range yet.
   * @default false
   */
  loading?: boolean
}

/**
 * Takes many slots away: which ones, what becomes of their bookings, and one button that says how many slots and
 * people. Renders `<div>`; its bar sticks to the foot of the screen.
 *
 * Use it when an event moves or ends early. Use `SlotPlanner` instead to create slots, and `ConfirmDialog` to
 * delete one.
 */
export function SlotRemover<Language extends string = ContentLanguage>({
  eventField,
  range,
  onRangeChange,
  slots,
  languages,
  mailMinutes = 5,
  mailHref,
  onRemove,
  onCancel,
  busy = false,
  loading = false,
  ...props
}: SlotRemoverProps<Language>) {
  const intl = useIntl()
  const around = use(FieldLanguagesContext)
  const all: readonly FieldLanguage[] = languages ?? around
  const [left, setLeft] = useState<ReadonlySet<RemovableSlot['id']>>(new Set())
  const [onlyBooked, setOnlyBooked] = useState(false)
  const [way, setWay] = useState<RemovalWay>({ keep: true, reason: {} })

  const meant = slotsInRange(slots, range, intl.timeZone ?? 'UTC')
  const ticked = splitSlots(meant, left, false)
  const booked = ticked.remove.filter(({ count }) => count > 0)
  const keep = way.keep && booked.length > 0
  const { remove, close, bookings } = splitSlots(meant, left, keep)
  const reason: BilingualText<string> = Object.fromEntries(
    all.map(({ language }) => [language, way.reason[language] ?? ''])
  )
  const shown = onlyBooked ? meant.filter(({ count }) => count > 0) : meant

  function toggle(id: RemovableSlot['id']): void {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  return (
    <div {...props}>
      <div className={split}>
        <div className={fields}>
          {eventField}
          <RangeFields range={range} onChange={onRangeChange} />
          {booked.length > 0 ? (
            <RemovalWays
              way={way}
              onChange={setWay}
              languages={all}
              booked={booked.length}
              people={ticked.bookings}
              mailMinutes={mailMinutes}
              mailHref={mailHref}
            />
          ) : null}
        </div>
        <div className={preview} aria-busy={loading || undefined}>
          <Counts
            items={[
              { id: 'slots', value: ticked.remove.length, words: words('slots', ticked.remove.length) },
              {
                id: 'empty',
                value: ticked.remove.length - booked.length,
                words: words('empty', ticked.remove.length - booked.length),
              },
              { id: 'booked', value: booked.length, words: <FormattedMessage {...messages.booked} /> },
              { id: 'people', value: ticked.people, words: words('people', ticked.people) },
            ]}
          >
            <Button
              variant="tertiary"
              size="s"
              aria-pressed={onlyBooked}
              className={styles.only}
              onClick={() => setOnlyBooked(!onlyBooked)}
            >
              <FormattedMessage {...messages.onlyBooked} />
            </Button>
          </Counts>
          {shown.length > 0 ? (
            <RemovableList slots={shown} left={left} onToggle={toggle} />
          ) : (
            <p className={styles.empty}>
              <FormattedMessage {...(loading ? messages.loading : messages.none)} />
            </p>
          )}
        </div>
      </div>
      <RemovalFoot
        count={remove.length}
        closed={close.length}
        people={bookings}
        loading={loading}
        busy={busy}
        onCancel={onCancel}
        onRemove={() =>
          onRemove({
            remove: remove.map(({ id }) => id),
            close: close.map(({ id }) => id),
            notify: bookings > 0,
            reason,
          })
        }
      />
    </div>
  )
}

const words = (id: 'slots' | 'empty' | 'people', count: number) => (
  <FormattedMessage {...messages[id]} values={{ count }} />
)
