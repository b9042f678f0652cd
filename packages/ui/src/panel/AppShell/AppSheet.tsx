import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { Modal, ModalClose, ModalTitle } from '../../private/modal/Modal.tsx'
import { useBackCloses } from '../../private/useBackCloses.ts'
import { useCloseWhenWide } from '../../private/useCloseWhenWide.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'
import { AppNav, type AppNavContent } from './AppNav.tsx'
import * as styles from './AppShell.css.ts'
import { appShellMessages as messages } from './messages.ts'

/** "Menu" and the sheet it opens over the whole window: the sidebar of narrow screens. */
export function AppSheet(nav: AppNavContent) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  useCloseWhenWide(setOpen, fromLetters('desktop'))
  const close = () => setOpen(false)
  const layer = useBackCloses(open, close)
  return (
    <>
      <button
        type="button"
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.word}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.menu} />
      </button>
      {/* "Cerrar" is where "Menú" was: the same key opens and closes. */}
      <Modal
        open={open}
        onClose={close}
        opener={opener}
        initialFocus={closer}
        className={styles.sheet}
        {...layer}
      >
        <div className={styles.sheetHead}>
          <VisuallyHidden as="div">
            <ModalTitle>
              <FormattedMessage {...messages.menu} />
            </ModalTitle>
          </VisuallyHidden>
          <span />
          <ModalClose className={styles.word} ref={closer}>
            <FormattedMessage {...messages.close} />
          </ModalClose>
        </div>
        <AppNav {...nav} onLeave={close} />
      </Modal>
    </>
  )
}
