import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import { htmlWords, textChanges } from '../../panel-forms/BilingualField/textChanges.ts'
import * as styles from './ConflictDialog.css.ts'
import { conflictDialogMessages as messages } from './messages.ts'

/** One version of a text, the words that the other has not underlined. */
export function VersionText({ text, other, lang }: { text: string; other: string; lang?: string }) {
  const words = htmlWords(text)
  if (words === '') {
    return (
      <span className={styles.empty}>
        <FormattedMessage {...messages.empty} />
      </span>
    )
  }
  return (
    <span lang={lang} className={styles.words}>
      {textChanges(htmlWords(other), words)
        .filter(({ kind }) => kind !== 'gone')
        .map(({ kind, text: run }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of words have no other name
          <Fragment key={index}>{kind === 'new' ? <mark className={styles.own}>{run}</mark> : run} </Fragment>
        ))}
    </span>
  )
}
