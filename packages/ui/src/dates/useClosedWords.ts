import { useIntl } from 'react-intl'
import type { ClosedDay } from './closedDay.ts'

const messages = {
  closed: { id: 'closedDay.closed', defaultMessage: 'cerrado' },
  closedFor: { id: 'closedDay.closedFor', defaultMessage: 'cerrado ({reason})' },
  holiday: { id: 'closedDay.holiday', defaultMessage: 'feriado ({reason})' },
} as const

/** Gives why a day is closed, in a few words: "cerrado", "cerrado (montaje)", "feriado (Navidad)". */
export function useClosedWords(): (closed: Pick<ClosedDay, 'why' | 'reason'>) => string {
  const intl = useIntl()
  return ({ why, reason }) =>
    reason
      ? intl.formatMessage(why === 'holiday' ? messages.holiday : messages.closedFor, { reason })
      : intl.formatMessage(messages.closed)
}
