import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useCloseWhenWide } from '../../private/useCloseWhenWide.ts'
import { useLoaded } from '../../private/useLoaded.ts'
import * as styles from './Header.css.ts'
import type { HeaderContent } from './Header.tsx'
import { headerMessages } from './messages.ts'
import { useTakeover } from './useTakeover.ts'

const load = () => import('./HeaderSheet.tsx')

/**
 * "Menu" of narrow screens. Its sheet is fetched when somebody reaches for it, and opens as soon as it is there. Until the
 * scripts are, and where the sheet cannot be fetched, the browser opens the links that follow it in the header.
 */
export function HeaderMenu(content: HeaderContent) {
  const [HeaderSheet, open, setOpen] = useLoaded(load)
  const opener = useRef<HTMLButtonElement>(null)
  const { taken, early, giveBack } = useTakeover(opener)
  useCloseWhenWide(setOpen)
  // What fails now is asked for again by the click.
  const prepare = () => void load().catch(() => undefined)
  if (!taken) {
    return (
      <details ref={early} className={styles.early}>
        <summary className={styles.earlyOpener}>
          <span className={styles.whileClosed}>
            <FormattedMessage {...headerMessages.menu} />
          </span>
          <span className={styles.whileOpen}>
            <FormattedMessage {...headerMessages.close} />
          </span>
        </summary>
      </details>
    )
  }
  return (
    <>
      <button
        type="button"
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.opener}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpen(true)
          load().catch(giveBack)
        }}
      >
        <FormattedMessage {...headerMessages.menu} />
      </button>
      {HeaderSheet ? <HeaderSheet {...content} open={open} onOpenChange={setOpen} opener={opener} /> : null}
    </>
  )
}
