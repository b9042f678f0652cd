import { reported } from '@gallery/client'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useUndo } from '../undo/useUndo.tsx'

interface Deletion {
  /** What the picture is called. */
  name: string
  /** Takes it away, and shows the record without it. @throws Failure */
  remove: () => Promise<unknown>
  /** Hangs it where it was, and shows that. @throws Failure */
  restore: () => Promise<unknown>
}

/** Gives the function that deletes a picture of several and offers to take that back. Refusals have been reported. */
export function useImageDeletion(): (deletion: Deletion) => Promise<void> {
  const { offer } = useUndo()
  return useCallback(
    async ({ name, remove, restore }) => {
      await reported(async () => {
        await remove()
        offer({ text: <FormattedMessage id="admin.image.deleted" values={{ name }} />, undo: restore })
      })
    },
    [offer]
  )
}
