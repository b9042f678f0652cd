import { use } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { FieldLanguagesContext } from '../../private/fieldLanguages.ts'
import type { TextSide } from '../../private/textSides.ts'
import { tabsMessages } from '../Tabs/messages.ts'
import * as styles from './LanguageSwitch.css.ts'
import { recordSheetMessages as messages } from './messages.ts'

interface LanguageSwitchProps {
  /** The place of the language that is seen, from 1. */
  shown: number
  /** Every text in each language. */
  sides: readonly TextSide[]
  onShow: (place: number) => void
}

/** Which language of the texts is seen on a phone; the others say what is refused, unsaved or missing in them. */
export function LanguageSwitch({ shown, sides, onShow }: LanguageSwitchProps) {
  const intl = useIntl()
  const languages = use(FieldLanguagesContext)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form's fields
    <div role="group" aria-label={intl.formatMessage(messages.language)} className={styles.languages}>
      {languages.map(({ language, label }, index) => (
        <button
          key={language}
          type="button"
          aria-pressed={index + 1 === shown}
          className={styles.language}
          onClick={() => onShow(index + 1)}
        >
          {label}
          {index + 1 === shown ? null : (
            <BehindSwitch sides={sides.filter((side) => side.language === language)} />
          )}
        </button>
      ))}
    </div>
  )
}

/** What one has to know of texts that are not seen. */
function BehindSwitch({ sides }: Pick<LanguageSwitchProps, 'sides'>) {
  const count = (kind: 'refused' | 'changed' | 'missing') => sides.filter((side) => side[kind]).length
  const [refused, missing] = [count('refused'), count('missing')]
  return (
    <>
      {count('changed') > 0 ? (
        <span className={styles.changed}>
          <VisuallyHidden>
            <FormattedMessage {...messages.unsaved} />
          </VisuallyHidden>
        </span>
      ) : null}
      {refused > 0 ? (
        <>
          <span aria-hidden="true" className={styles.refused}>
            {refused}
          </span>
          <VisuallyHidden>
            <FormattedMessage {...tabsMessages.errors} values={{ count: refused }} />
          </VisuallyHidden>
        </>
      ) : null}
      {refused === 0 && missing > 0 ? (
        <>
          <span aria-hidden="true" className={styles.missing}>
            {missing}
          </span>
          <VisuallyHidden>
            <FormattedMessage {...messages.missing} values={{ count: missing }} />
          </VisuallyHidden>
        </>
      ) : null}
    </>
  )
}
