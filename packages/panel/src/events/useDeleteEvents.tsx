import type { EventRow } from '@gallery/contract'
import { FormattedMessage } from 'react-intl'
import { type Binning, useBinning } from '../undo/useBinning.ts'
import { deleteEvent, restoreEvent } from './eventWrites.ts'

const binning: Binning<Pick<EventRow, 'id' | 'title_es'>> = {
  remove: deleteEvent,
  restore: restoreEvent,
  pathsOf: ({ id }) => [`/api/events/${id}`],
  textOf: ({ title_es }, count) => (
    <FormattedMessage id="admin.events.deleted" values={{ count, title: title_es }} />
  ),
}

/** {@link useBinning} of events: one in which people have places is refused. */
export function useDeleteEvents() {
  return useBinning(binning)
}
