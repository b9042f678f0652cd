import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { fieldShown } from '../../forms/Form/showField.ts'
import { InPlaceContext } from '../../private/inPlace.ts'
import { type TextSide, TextSidesContext } from '../../private/textSides.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { recordSheetMessages as messages } from './messages.ts'
import * as styles from './RecordSheet.css.ts'

/** The texts of a record: both languages beside each other, on a phone one of them, and the other behind a switch. */
export function SheetTexts({ children }: { children: ReactNode }) {
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

  useEffect(() => {
    const texts = root.current
    function show({ target }: Event): void {
      const side = target instanceof Element ? target.closest('[data-language]') : null
      const language = side?.getAttribute('data-language')
      if (language !== 'es' && language !== 'en') return
      // At once, and not when React draws again: what is still hidden takes no focus.
      texts?.setAttribute('data-shown', language)
      setShown(language)
    }
    texts?.addEventListener(fieldShown, show)
    return () => texts?.removeEventListener(fieldShown, show)
  }, [])

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
