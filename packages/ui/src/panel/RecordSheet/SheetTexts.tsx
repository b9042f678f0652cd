import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FormErrors } from '../../forms/Form/formErrors.ts'
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

/** The texts of a record: both languages beside each other, on a phone one of them, and the other behind a switch. */
export function SheetTexts({ errors, children }: SheetTextsProps) {
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<TextSide['language']>('es')
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
    const language = field.closest('[data-language]')?.getAttribute('data-language')
    if (language !== 'es' && language !== 'en') return
    root.current?.setAttribute('data-shown', language)
    setShown(language)
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
        <span className={styles.head}>
          <FormattedMessage {...messages.es} />
        </span>
        <span>
          <FormattedMessage {...messages.en} />
        </span>
      </div>
      {sides.size > 0 ? <LanguageSwitch shown={shown} sides={[...sides.values()]} onShow={setShown} /> : null}
      <TextSidesContext value={tell}>
        <InPlaceContext value="text">{children}</InPlaceContext>
      </TextSidesContext>
    </div>
  )
}
