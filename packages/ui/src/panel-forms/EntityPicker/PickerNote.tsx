import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { entityPickerMessages as messages } from './messages.ts'

interface PickerNoteProps {
  open: boolean
  loading: boolean
  failure: ReactNode
  /** How many lines the list has. */
  count: number
  query: string
}

/** What stands in place of the lines when there are none: that it searches, that it failed, that nothing matches. */
export function PickerNote({ loading, failure, count, query }: Omit<PickerNoteProps, 'open'>) {
  if (failure) return failure === true ? <FormattedMessage {...messages.failed} /> : failure
  if (count > 0) return null
  if (loading) return <FormattedMessage {...messages.loading} />
  if (query.trim() === '') return <FormattedMessage {...messages.empty} />
  return <FormattedMessage {...messages.none} values={{ query: query.trim() }} />
}

/** The same, or how many lines there are, for those who do not see the list. Renders `<span role="status">`. */
export function PickerStatus({ open, ...note }: PickerNoteProps) {
  return (
    <VisuallyHidden>
      <span role="status">
        {!open ? null : note.failure || note.loading || note.count === 0 ? (
          <PickerNote {...note} count={0} />
        ) : (
          <FormattedMessage {...messages.found} values={{ count: note.count }} />
        )}
      </span>
    </VisuallyHidden>
  )
}
