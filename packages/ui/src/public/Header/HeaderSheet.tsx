import { type RefObject, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LanguageMenu } from '../../controls/LanguageMenu/LanguageMenu.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { Modal, ModalClose, ModalTitle } from '../../private/modal/Modal.tsx'
import { Signature } from '../../private/Signature.tsx'
import { useBackCloses } from '../../private/useBackCloses.ts'
import * as styles from './Header.css.ts'
import type { HeaderContent } from './Header.tsx'
import { SignInLink } from './HeaderAccount.tsx'
import { headerMessages } from './messages.ts'

interface HeaderSheetProps extends HeaderContent {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where the focus returns to. */
  opener: RefObject<HTMLButtonElement | null>
}

/** The sheet over the whole window that "Menu" opens, loaded when it is wanted. */
export default function HeaderSheet({
  open,
  onOpenChange,
  opener,
  name,
  logo,
  homeHref,
  nav,
  search,
  languages,
  account,
}: HeaderSheetProps) {
  const intl = useIntl()
  const closeButton = useRef<HTMLButtonElement>(null)
  const close = () => onOpenChange(false)
  const layer = useBackCloses(open, close)
  return (
    // "Cerrar" is where "Menú" was: the same key opens and closes.
    <Modal
      open={open}
      onClose={close}
      opener={opener}
      initialFocus={closeButton}
      className={styles.sheet}
      {...layer}
    >
      <VisuallyHidden as="div">
        <ModalTitle>
          <FormattedMessage {...headerMessages.menu} />
        </ModalTitle>
      </VisuallyHidden>
      <div className={styles.sheetHead}>
        <Link href={homeHref} underline="none" aria-label={name} className={styles.home} onClick={close}>
          <Signature name={name} logo={logo} />
        </Link>
        <ModalClose className={styles.close} ref={closeButton}>
          <FormattedMessage {...headerMessages.close} />
        </ModalClose>
      </div>
      <nav aria-label={intl.formatMessage(headerMessages.main)}>
        <ul className={styles.sheetLinks}>
          {nav.map(({ href, label, current }) => (
            <li key={href}>
              <Link
                href={href}
                underline="none"
                aria-current={current ? 'page' : undefined}
                className={styles.sheetLink}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sheetFoot}>
        {search ? (
          <Link
            href={search.href}
            underline="none"
            aria-current={search.current ? 'page' : undefined}
            className={styles.sheetFootLine}
            onClick={close}
          >
            <FormattedMessage {...headerMessages.search} />
          </Link>
        ) : null}
        {account?.state === 'in'
          ? account.links.map(({ href, label }) => (
              <Link key={href} href={href} underline="none" className={styles.sheetFootLine} onClick={close}>
                {label}
              </Link>
            ))
          : null}
        <LanguageMenu languages={languages} className={styles.sheetFootLine} />
        {account?.state === 'out' ? (
          <SignInLink account={account} className={styles.sheetFootLine} onGo={close} />
        ) : null}
        {account?.state === 'in' ? (
          <button
            type="button"
            className={styles.sheetFootLine}
            onClick={() => {
              close()
              account.onSignOut()
            }}
          >
            <FormattedMessage {...headerMessages.signOut} />
          </button>
        ) : null}
      </div>
    </Modal>
  )
}
