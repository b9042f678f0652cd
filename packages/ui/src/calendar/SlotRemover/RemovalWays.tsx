import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import type { BilingualText } from '../../panel-forms/BilingualField/BilingualField.tsx'
import { type FieldLanguage, languageName } from '../../private/fieldLanguages.ts'
import { ring } from '../../private/ring.css.ts'
import { slotRemoverMessages as messages } from './messages.ts'
import * as styles from './SlotRemover.css.ts'

/** What becomes of the slots with bookings. */
export interface RemovalWay {
  keep: boolean
  /** Why, for the mail in each language; one that nothing was written in is not there. */
  reason: BilingualText<string>
}

interface RemovalWaysProps {
  way: RemovalWay
  onChange: (way: RemovalWay) => void
  /** Those of the reasons. */
  languages: readonly FieldLanguage[]
  /** How many of the ticked slots have bookings. */
  booked: number
  /** How many people booked them. */
  people: number
  mailMinutes: number
  mailHref?: string
}

/** Asks what becomes of the bookings: kept, or cancelled with a mail that says why. Renders `<fieldset>`. */
export function RemovalWays({
  way,
  onChange,
  languages,
  booked,
  people,
  mailMinutes,
  mailHref,
}: RemovalWaysProps) {
  const intl = useIntl()
  const group = useId()
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
            {languages.map(({ language }) => (
              <TextArea
                key={language}
                name={`reason_${language}`}
                label={
                  <FormattedMessage
                    {...messages.reason}
                    values={{ language: languageName(language, intl.locale) }}
                  />
                }
                lang={language}
                optional
                rows={2}
                value={way.reason[language] ?? ''}
                onChange={({ currentTarget }) =>
                  onChange({ ...way, reason: { ...way.reason, [language]: currentTarget.value } })
                }
              />
            ))}
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
