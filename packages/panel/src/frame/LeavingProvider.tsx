import { ConfirmDialog } from '@gallery/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { type Held, isLeftBy, isTyped, leavingWords } from './held.ts'
import { type Going, LeavingContext } from './LeavingContext.ts'
import { useBackButton } from './useBackButton.ts'

interface Question {
  /** False once it is answered: its words stay until it has moved away. */
  open: boolean
  /** What becomes of what is left behind. */
  words: ReturnType<typeof leavingWords>
  goOn: () => void
  onStay?: (() => void) | undefined
}

/** Asks before a screen with something unsaved is left, by a link, by the browser's back button or by the program. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const [held] = useState(() => new Set<Held>())
  const [question, setQuestion] = useState<Question | null>(null)

  const { leave, leaving } = useMemo(() => {
    const leftBy = (href: string) =>
      [...held].filter((each) => isLeftBy(each, new URL(href, location.href).href))
    const asks = (href: string) => leftBy(href).length > 0
    function leave(href: string, goOn: () => void, onStay?: () => void) {
      setQuestion({
        open: true,
        words: leavingWords(leftBy(href)),
        goOn: () => {
          held.clear()
          goOn()
        },
        onStay,
      })
    }
    return {
      leave,
      leaving: {
        hold: (one: Held) => {
          held.add(one)
          return () => void held.delete(one)
        },
        asks,
        go: (href: string, { replace = false, state, onStay }: Going = {}) => {
          const goOn = () => void navigate(href, { replace, state })
          if (asks(href)) leave(href, goOn, onStay)
          else goOn()
        },
        askToLose: (goOn: () => void) => setQuestion({ open: true, words: ['admin.leave.loses'], goOn }),
      },
    }
  }, [held, navigate])
  const close = () => setQuestion((asked) => asked && { ...asked, open: false })
  useBackButton(leaving.asks, leave)
  useWarnOfClosing(held)

  return (
    <LeavingContext value={leaving}>
      {children}
      <ConfirmDialog
        open={question?.open ?? false}
        onOpenChange={(open) => {
          if (open) return
          close()
          question?.onStay?.()
        }}
        title={<FormattedMessage id="admin.leave.title" />}
        confirmLabel={<FormattedMessage id="admin.leave.yes" />}
        cancelLabel={<FormattedMessage id="admin.leave.no" />}
        onConfirm={() => {
          close()
          question?.goOn()
        }}
      >
        {question?.words.map((id) => intl.formatMessage({ id })).join(' ')}
      </ConfirmDialog>
    </LeavingContext>
  )
}

/** Lets the browser ask before the window closes on a form that was typed in. Of records their bar does the same. */
function useWarnOfClosing(held: ReadonlySet<Held>): void {
  useEffect(() => {
    function onLeave(event: BeforeUnloadEvent): void {
      if ([...held].some(isTyped)) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [held])
}
