import { Failure } from '@gallery/client'
import { useToast } from '@gallery/ui'
import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, RawIntlProvider, useIntl } from 'react-intl'
import { apart, keptFor } from '../acts/acts.ts'

/** Something that has just been done and can be taken back. */
export interface Undoable {
  /** What was done, in a sentence. */
  text: ReactNode
  /**
   * What of it is said once it is taken back, where the sentence also tells what was to follow, as a mail.
   * @default text
   */
  what?: ReactNode
  /** Takes it back; what it throws has been reported by the call itself, and the offer then stays. */
  undo: () => Promise<unknown>
}

/**
 * Offers to take back what was just done, in a toast and at Ctrl Z; where that was pressed before there was an answer, takes
 * it back instead. The offer outlives the screen that made it: it stands where all toasts of the site do, and speaks with
 * the panel's texts there.
 */
export function useUndo(): { offer: (undoable: Undoable) => void } {
  const intl = useIntl()
  const { show } = useToast()
  return useMemo(() => {
    const say = (text: ReactNode) => <RawIntlProvider value={intl}>{text}</RawIntlProvider>
    return {
      offer: ({ text, what = text, undo }) => {
        const takeBack = () =>
          apart(undo).then(
            () => {
              show({ text: say(<FormattedMessage id="admin.undone" values={{ what }} />) })
              return true
            },
            (error: unknown) => {
              if (!isGone(error)) return leaveReported(error)
              show({ text: intl.formatMessage({ id: 'admin.undo.gone' }) })
              return true
            }
          )
        const toast = { text: say(text), undo: takeBack }
        const kept = keptFor()
        if (kept) void atOnce(takeBack, () => show(toast)).finally(kept)
        else show(toast)
      },
    }
  }, [intl, show])
}

/** Takes back what Ctrl Z was pressed for before it could be offered; what could not be taken back is offered then. */
async function atOnce(takeBack: () => Promise<boolean>, offer: () => void): Promise<void> {
  let isBack = false
  try {
    isBack = await takeBack()
  } finally {
    if (!isBack) offer()
  }
}

/** Somebody has taken it back since, by the bin or in another window, or deleted it for good. */
function isGone(error: unknown): boolean {
  return error instanceof Failure && error.status === 404
}

/** What a call throws has been reported: it could not be taken back. */
function leaveReported(error: unknown): false {
  if (!(error instanceof Failure)) throw error
  return false
}
