import * as Dialog from '@radix-ui/react-dialog'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { closeOnEscape } from '../../private/closeOnEscape.ts'
import { useBackCloses } from '../../private/useBackCloses.ts'
import { useCloseWhenWide } from '../../private/useCloseWhenWide.ts'
import { AppNav, type AppNavContent } from './AppNav.tsx'
import * as styles from './AppShell.css.ts'
import { appShellMessages as messages } from './messages.ts'

/** "Menú" and the sheet it opens over the whole window: the sidebar of narrow screens. */
export function AppSheet(nav: AppNavContent) {
  const [open, setOpen] = useState(false)
  const closer = useRef<HTMLButtonElement>(null)
  useCloseWhenWide(setOpen)
  const layer = useBackCloses(open, () => setOpen(false))
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={styles.word}>
        <FormattedMessage {...messages.menu} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          {...layer}
          onKeyDown={closeOnEscape(() => setOpen(false))}
          onOpenAutoFocus={(event) => {
            // "Cerrar" is where "Menú" was: the same key opens and closes.
            event.preventDefault()
            closer.current?.focus()
          }}
        >
          <div className={styles.sheetHead}>
            <VisuallyHidden as="div">
              <Dialog.Title>
                <FormattedMessage {...messages.menu} />
              </Dialog.Title>
            </VisuallyHidden>
            <span />
            <Dialog.Close className={styles.word} ref={closer}>
              <FormattedMessage {...messages.close} />
            </Dialog.Close>
          </div>
          <AppNav {...nav} onLeave={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
