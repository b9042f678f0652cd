import { FormattedMessage } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { entry, key } from '../TimelineGrid/TimelineKey.css.ts'
import { bar, swatch } from './MonthCell.css.ts'
import { messages } from './messages.ts'

const entries = [
  { state: 'free', text: messages.keyFree },
  { state: 'few', text: messages.keyFew },
  { state: 'full', text: messages.keyFull },
  { state: 'closed', text: messages.keyClosed },
] as const

/** What the bars mean to so many people, for the eye alone: every day says it in words. Renders `<div>`. */
export function MonthKey({ people }: { people: number }) {
  return (
    <div aria-hidden className={key}>
      {entries.map(({ state, text }) => (
        <span key={state} className={entry}>
          <span className={joinClasses(bar, swatch)} data-state={state} />
          <FormattedMessage {...text} values={{ people }} />
        </span>
      ))}
    </div>
  )
}
