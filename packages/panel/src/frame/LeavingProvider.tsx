import { ConfirmDialog } from '@gallery/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { LeavingContext } from './LeavingContext.ts'
import { useBackButton } from './useBackButton.ts'
import { withoutLanguage } from './withoutLanguage.ts'

/** Asks before a screen with something unsaved is left, by a link, by the browser's back button or by the program. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const held = useRef<string | null>(null)
  const [asked, setAsked] = useState<(() => void) | null>(null)

  const leaving = useMemo(() => {
    const asks = (href: string) => held.current !== null && !isUnder(href, held.current)
    return {
      hold: (path: string | null) => {
        held.current = path
      },
      asks,
      go: (href: string) => {
        if (asks(href)) setAsked(() => () => void navigate(href))
        else void navigate(href)
      },
    }
  }, [navigate])
  useBackButton(leaving.asks, (goOn) => setAsked(() => goOn))

  return (
    <LeavingContext value={leaving}>
      {children}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null)
        }}
        title={<FormattedMessage id="admin.leave.title" />}
        confirmLabel={<FormattedMessage id="admin.leave.yes" />}
        cancelLabel={<FormattedMessage id="admin.leave.no" />}
        onConfirm={() => {
          held.current = null
          setAsked(null)
          asked?.()
        }}
      >
        <FormattedMessage id="admin.leave.text" />
      </ConfirmDialog>
    </LeavingContext>
  )
}

/** Whether an address is a path or lies beneath it, in whatever language. */
function isUnder(href: string, path: string): boolean {
  const target = withoutLanguage(new URL(href, location.href).pathname)
  return target === path || target.startsWith(`${path}/`)
}
