import { reported, type Sending, shownByForms } from '@gallery/client'
import type { LedgerTerm } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { strikeMovements } from '../works/workWrites.ts'
import { endTerm, noticeTerm } from './ledgerWrites.ts'

/** What can be done with something that is due; each but a notice can be taken back. */
export function useTermActions() {
  const refresh = useRefresh()
  const { offer } = useUndo()
  const { show } = useToast()

  async function end(term: LedgerTerm, how: Parameters<typeof endTerm>[1], sending?: Sending): Promise<void> {
    const lines = await endTerm(term, how, sending)
    await refresh()
    offer({
      text: <FormattedMessage id={`admin.ledger.done.${how.how}`} />,
      undo: async () => {
        await strikeMovements(lines)
        await refresh()
      },
    })
  }

  return {
    /** @throws Failure with errors per field */
    prolong: (term: LedgerTerm, until: string) => end(term, { how: 'prolonged', until }, shownByForms),
    /** Notes that it came back, or went back to its owner. */
    finish: (term: LedgerTerm, how: 'returned' | 'given_back') => reported(() => end(term, { how })),
    /** Writes to who has it. */
    notice: (term: LedgerTerm) =>
      reported(async () => {
        show({ text: await noticeTerm(term) })
        await refresh()
      }),
  }
}
