import type { WorkRow } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { type FormEventHandler, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HoldPanel } from './HoldPanel.tsx'

interface HoldAsideProps {
  work: WorkRow
  /** Hears what is typed, so that leaving asks. */
  onInput: FormEventHandler
  /** Called by Escape and the closing button, which lose what was typed. */
  onLeave: () => void
  /** Called once it is saved, or given up by its own way out. */
  onClose: () => void
}

/** Holds a work of the list, beside the list, which can still be read. It has the focus until it closes. */
export function HoldAside({ work, onInput, onLeave, onClose }: HoldAsideProps) {
  const intl = useIntl()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    section.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <section
      ref={section}
      role="dialog"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'admin.workHolds.title' })}
      onInput={onInput}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // Else this same press would answer what it has asked.
        event.preventDefault()
        onLeave()
      }}
    >
      <HoldPanel
        work={work}
        onClose={onClose}
        close={
          <Button variant="tertiary" size="s" onClick={onLeave}>
            <FormattedMessage id="admin.workHolds.close" />
          </Button>
        }
      />
    </section>
  )
}
