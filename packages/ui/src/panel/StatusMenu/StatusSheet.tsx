import { type ReactNode, type RefObject, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { Modal, ModalClose, ModalTitle } from '../../private/modal/Modal.tsx'
import { ring } from '../../private/panelMenu.css.ts'
import { statusMenuMessages as messages } from './messages.ts'
import * as styles from './StatusMenu.css.ts'
import type { StatusOption } from './StatusMenu.tsx'

interface StatusSheetProps {
  label: string
  heading: ReactNode
  options: readonly StatusOption[]
  value: string | null
  onChoose: (value: string) => void
  onDetails: (() => void) | undefined
  detailsLabel: string | undefined
  onClose: () => void
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>
}

/** All states at the foot of a phone, each as high as a finger. */
export function StatusSheet({
  label,
  heading,
  options,
  value,
  onChoose,
  onDetails,
  detailsLabel,
  onClose,
  opener,
}: StatusSheetProps) {
  const intl = useIntl()
  const chosen = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open
      onClose={onClose}
      opener={opener}
      initialFocus={chosen}
      veil={styles.veil}
      veilCloses
      className={styles.sheet}
    >
      <div className={styles.head}>
        {heading ? (
          <>
            {heading}
            <VisuallyHidden>
              <ModalTitle>{label}</ModalTitle>
            </VisuallyHidden>
          </>
        ) : (
          <ModalTitle>{label}</ModalTitle>
        )}
        <ModalClose aria-label={intl.formatMessage(messages.close)} className={styles.close}>
          <Icon name="close" size="m" />
        </ModalClose>
      </div>
      <ul aria-label={label}>
        {options.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              ref={option.value === value ? chosen : undefined}
              aria-pressed={option.value === value}
              className={styles.choice}
              onClick={() => onChoose(option.value)}
            >
              <span className={ring} aria-hidden="true" />
              {option.label}
            </button>
          </li>
        ))}
      </ul>
      {onDetails && detailsLabel ? (
        <button
          type="button"
          className={styles.details}
          onClick={() => {
            onClose()
            onDetails()
          }}
        >
          {detailsLabel}
        </button>
      ) : null}
    </Modal>
  )
}
