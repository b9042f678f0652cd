import { useToast } from '@gallery/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { keepUndoKey } from './keepUndoKey.ts'

/** Has Ctrl Z wait for the offer of what is still being written, and says so as long as it does. */
export function useKeptUndo(): void {
  const intl = useIntl()
  const { show, dismiss } = useToast()
  useEffect(
    () =>
      keepUndoKey(() => {
        const id = show({ text: intl.formatMessage({ id: 'admin.undo.kept' }), duration: Infinity })
        return () => dismiss(id)
      }),
    [intl, show, dismiss]
  )
}
