import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { ring } from '../../private/ring.css.ts'
import { slotRemoverMessages as messages } from './messages.ts'
import * as styles from './SlotRemover.css.ts'

/** What becomes of the slots with bookings. */
export interface RemovalWay {
  keep: boolean
  reason_es: string
  reason_en: string
}

interface RemovalWaysProps {
  way: RemovalWay
  onChange: (way: RemovalWay) => void
  /** How many of the ticked slots have bookings. */
  booked: number
  /** How many people booked them. */
  people: number
  mailMinutes: number
  mailHref?: string
}

/** Asks what becomes of the bookings: kept, or cancelled with a mail that says why. Renders `<fieldset>`. */
export function RemovalWays({ way, onChange, booked, people, mailMinutes, mailHref }: RemovalWaysProps) {
  const group = useId()
  const reason = (field: 'reason_es' | 'reason_en') => (
    <TextArea
      name={field}
      label={<FormattedMessage {...(field === 'reason_es' ? messages.reasonEs : messages.reasonEn)} />}
      lang={field === 'reason_es' ? 'es' : 'en'}
      optional
      rows={2}
      value={way[field]}
      onChange={(event) => onChange({ ...way, [field]: event.currentTarget.value })}
    />
  )
  return (
    <fieldset>
      <legend className={styles.question}>
        <FormattedMessage {...messages.question} values={{ count: booked }} />
      </legend>
      <Way
        group={group}
        checked={way.keep}
        onChoose={() => onChange({ ...way, keep: true })}
        label={<FormattedMessage {...messages.keep} />}
        means={<FormattedMessage {...messages.keepMeans} />}
      />
      <Way
        group={group}
        checked={!way.keep}
        onChoose={() => onChange({ ...way, keep: false })}
        label={<FormattedMessage {...messages.notify} values={{ people }} />}
        means={<FormattedMessage {...messages.notifyMeans} values={{ minutes: mailMinutes }} />}
      >
        {way.keep ? null : (
          <div className={styles.wayMore}>
            {reason('reason_es')}
            {reason('reason_en')}
            {mailHref ? (
              <Link href={mailHref}>
                <FormattedMessage {...messages.mail} />
              </Link>
            ) : null}
          </div>
        )}
      </Way>
    </fieldset>
  )
}

interface WayProps {
  /** What both have in common, and no others on the page. */
  group: string
  checked: boolean
  onChoose: () => void
  label: ReactNode
  means: ReactNode
  children?: ReactNode
}

function Way({ group, checked, onChoose, label, means, children }: WayProps) {
  const id = useId()
  return (
    <div className={styles.way}>
      <label className={styles.wayLabel}>
        <input
          type="radio"
          name={group}
          checked={checked}
          onChange={onChoose}
          aria-describedby={id}
          className={ring}
        />
        <b>{label}</b>
      </label>
      <p id={id} className={styles.wayMeans}>
        {means}
      </p>
      {children}
    </div>
  )
}
