import { FormattedMessage } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import { saveBarMessages as messages } from './messages.ts'
import type { SaveState } from './saveState.ts'

/** The state in a sentence. */
export function SaveBarWords({ state }: { state: SaveState }) {
  const dates = useDates()
  switch (state.kind) {
    case 'clean':
      return null
    case 'dirty':
      return state.changes ? (
        <FormattedMessage {...messages.dirtyIn} values={{ changes: state.changes }} />
      ) : (
        <FormattedMessage {...messages.dirty} />
      )
    case 'saving':
      return <FormattedMessage {...messages.saving} />
    case 'saved':
      return <FormattedMessage {...messages.saved} values={{ time: dates.clock(state.at) }} />
    case 'offline':
      return <FormattedMessage {...messages.offline} />
    case 'invalid':
      return state.section ? (
        <FormattedMessage {...messages.invalidIn} values={{ count: state.fields, section: state.section }} />
      ) : (
        <FormattedMessage {...messages.invalid} values={{ count: state.fields }} />
      )
    case 'conflict':
      return state.name === undefined ? (
        <FormattedMessage {...messages.ownConflict} />
      ) : (
        <FormattedMessage {...messages.conflict} values={{ name: state.name }} />
      )
  }
}
