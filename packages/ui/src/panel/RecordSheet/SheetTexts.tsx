import { type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormErrors } from '../../forms/Form/formErrors.ts'
import { FieldLanguagesContext } from '../../private/fieldLanguages.ts'
import { InPlaceContext } from '../../private/inPlace.ts'
import { type TextSide, TextSidesContext } from '../../private/textSides.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { recordSheetMessages as messages } from './messages.ts'
import * as styles from './RecordSheet.css.ts'
import { fieldShown } from './showField.ts'

interface SheetTextsProps {
  /** The server's last answer: what it refuses is seen. */
  errors: FormErrors | undefined
  children: ReactNode
}

/** The texts of a record: two languages beside each other, on a phone one of them, and the others behind a switch. */
export function SheetTexts({ errors, children }: SheetTextsProps) {
  const root = useRef<HTMLDivElement>(null)
  const languages = use(FieldLanguagesContext)
  const [shown, setShown] = useState(1)
  const [sides, setSides] = useState<ReadonlyMap<string, TextSide>>(new Map())
  const tell = useCallback((id: string, side: TextSide | null) => {
    setSides((before) => {
      const next = new Map(before)
      if (side) next.set(id, side)
      else next.delete(id)
      return next
    })
  }, [])

  /** At once, and not when React draws again: what is still hidden takes no focus. */
  const showLanguageOf = useCallback((field: Element) => {
    const place = field.closest('[data-place]')?.getAttribute('data-place')
    if (!place) return
    root.current?.setAttribute('data-shown', place)
    setShown(Number(place))
  }, [])

  useEffect(() => {
    const texts = root.current
    const show = ({ target }: Event) => target instanceof Element && showLanguageOf(target)
    texts?.addEventListener(fieldShown, show)
    return () => texts?.removeEventListener(fieldShown, show)
  }, [showLanguageOf])

  // Before the form around gives the focus to the first field that was refused.
  useEffect(() => {
    const first = errors && root.current?.closest('form')?.querySelector('[aria-invalid="true"]')
    if (first && root.current?.contains(first)) showLanguageOf(first)
  }, [errors, showLanguageOf])

  return (
    <div ref={root} data-shown={shown} className={styles.texts}>
      {/* The texts' own headings begin at the third level. */}
      <h2 className={styles.heading}>
        <FormattedMessage {...messages.texts} />
      </h2>
      {/* Each field says its language by itself. */}
      <div aria-hidden="true" className={styles.heads}>
        {languages.slice(0, 2).map(({ language, label }) => (
          <span key={language} className={styles.head}>
            {label}
          </span>
        ))}
      </div>
      {sides.size > 0 ? <LanguageSwitch shown={shown} sides={[...sides.values()]} onShow={setShown} /> : null}
      <TextSidesContext value={tell}>
        <InPlaceContext value="text">{children}</InPlaceContext>
      </TextSidesContext>
    </div>
  )
}
