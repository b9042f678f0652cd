import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { clock, currentCue } from './clock.ts'
import * as styles from './Transcript.css.ts'

const messages = {
  jump: { id: 'transcript.jump', defaultMessage: '{time}: ir a esta parte' },
  label: { id: 'transcript.label', defaultMessage: 'Transcripción' },
} as const

/** A part of what is said. */
export interface AudioCue {
  /** The second at which it begins; a part without one cannot be gone to. */
  at?: number
  text: string
}

interface TranscriptProps {
  /** Without any, nothing is there. */
  cues: readonly AudioCue[]
  /** The language of what is said, when it is not the page's. */
  lang?: string
  /** The second that is played. */
  now: number
  /** Plays from another second. */
  onGo: (seconds: number) => void
}

/** What is said in a recording, folded, with the part that is being said marked. */
export function Transcript({ cues, lang, now, onGo }: TranscriptProps) {
  const intl = useIntl()
  if (cues.length === 0) return null
  const current = now > 0 ? currentCue(cues, now) : -1
  return (
    <details className={styles.transcript}>
      <summary className={styles.opener}>
        <FormattedMessage {...messages.label} />
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <ol lang={lang}>
        {cues.map(({ at, text }, index) => (
          <li
            key={`${at ?? index} ${text}`}
            aria-current={index === current ? 'true' : undefined}
            className={styles.cue}
          >
            {at === undefined ? null : (
              <button
                type="button"
                lang={intl.locale}
                aria-label={intl.formatMessage(messages.jump, { time: clock(at) })}
                className={styles.jump}
                onClick={() => onGo(at)}
              >
                {clock(at)}
              </button>
            )}
            <p className={styles.said}>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
