import type { WorkRow } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { HoldPanel } from './HoldPanel.tsx'

interface HoldAsideProps {
  work: WorkRow
  onClose: () => void
}

/** Holds a work of the list, beside the list, which can still be read. It has the focus until it closes. */
export function HoldAside({ work, onClose }: HoldAsideProps) {
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
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <HoldPanel
        work={work}
        onClose={onClose}
        close={
          <Button variant="tertiary" size="s" onClick={onClose}>
            <FormattedMessage id="admin.workHolds.close" />
          </Button>
        }
      />
    </section>
  )
}
