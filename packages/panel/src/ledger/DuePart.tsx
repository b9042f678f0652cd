import { useGet, useLoadedSite, useReread, useUser } from '@gallery/client'
import { addDays, type LedgerRow, type LedgerTerm, urlOf } from '@gallery/contract'
import { Button, Price, Stack, useDates } from '@gallery/ui'
import { DayRuler, DueList, type DueRow } from '@gallery/ui/admin'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActingButton } from '../frame/ActingButton.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { lastInLedger } from '../works/nextMovement.ts'
import { SaleDialog } from '../works/SaleDialog.tsx'
import { standText } from './ledgerWords.ts'
import { ProlongDialog } from './ProlongDialog.tsx'
import { groupOf, termGroups } from './termGroups.ts'
import { useTermActions } from './useTermActions.tsx'
import { WorkName } from './WorkName.tsx'

const none: readonly LedgerTerm[] = []

/** What is overdue, what is due and what is coming: drawn on a ruler, then told with what can be done. */
export function DuePart() {
  const intl = useIntl()
  const dates = useDates()
  const reread = useReread()
  const { today } = useLoadedSite()
  const user = useUser()
  const actions = useTermActions()
  const { data, failure } = useGet(urlOf('/api/ledger/terms'), { keep: true })
  const [prolonging, setProlonging] = useState<LedgerTerm>()
  const [selling, setSelling] = useState<LedgerRow>()
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.ledger.${name}` }, values)
  const terms = data?.data ?? none

  if (data === undefined && failure) return <ScreenFailure onRetry={() => void reread('/api/ledger/terms')} />
  if (data?.data.length === 0)
    return <EmptyList none={<FormattedMessage id="admin.ledger.noneDue" />} onClear={undefined} />

  const look = (name: string, term: LedgerTerm) =>
    ({
      variant: 'tertiary',
      size: 's',
      'aria-label': say('actOn', { action: say(`act.${name}`), title: term.row.work.title_es }),
      children: say(`act.${name}`),
    }) as const
  const act = (name: string, term: LedgerTerm, onAct: () => Promise<unknown>): ReactNode => (
    <ActingButton key={name} {...look(name, term)} onAct={onAct} />
  )
  const actionsOf = (term: LedgerTerm): ReactNode[] => [
    ...(term.reachable && groupOf(term, today) !== 'later'
      ? [act('notice', term, () => actions.notice(term))]
      : []),
    ...(term.kind === 'due'
      ? [act('returned', term, () => actions.finish(term, 'returned'))]
      : [act('given_back', term, () => actions.finish(term, 'given_back'))]),
    <Button
      key="prolong"
      {...look(term.kind === 'due' ? 'prolonged' : 'renewed', term)}
      onClick={() => setProlonging(term)}
    />,
  ]
  const rowOf = (term: LedgerTerm): DueRow => {
    const { row, until, kind, told, minded_by } = term
    const days = Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000)
    const mailed = told.notices > 0 ? say('noticed', { count: told.notices }) : told.week ? say('warned') : ''
    const others = minded_by?.id === user?.id ? undefined : minded_by?.full_name
    const who = kind === 'consigned' ? row.owner : row.contact
    return {
      id: `${kind}${term.term}`,
      day: dates.day(until, until.slice(0, 4) === today.slice(0, 4) ? 'D MMM' : 'D MMM YYYY'),
      // Shorter than browsers say it in Spanish: it stands in a narrow column.
      dayNote: days > 2 ? say('inDays', { days }) : intl.formatRelativeTime(days, 'day', { numeric: 'auto' }),
      title: <WorkName work={row.work} />,
      what: kind === 'consigned' ? say('kind.consignment') : intl.formatMessage({ id: standText(row) }),
      where: row.address || say('nowhere'),
      whereNote: [who, mailed, others && say('mindedBy', { name: others })].filter(Boolean).join(', '),
      value: row.price === null ? null : <Price amount={row.price} currency={row.currency} />,
      actions: actionsOf(term),
      more: {
        name: row.work.title_es,
        actions: [{ label: say('act.sold'), onSelect: () => setSelling(row) }],
      },
    }
  }
  const late = terms.filter((term) => groupOf(term, today) === 'late').length
  return (
    <Stack space="s4">
      <DayRuler
        today={today}
        label={say('ruler', {
          ...{ late, coming: terms.length - late },
          ...{ from: dates.day(addDays(today, -7), 'LL'), to: dates.day(addDays(today, 48), 'LL') },
        })}
        marks={terms.map(({ kind, term, until }) => ({ id: `${kind}${term}`, day: until }))}
      />
      <DueList
        label={say('due')}
        loading={data === undefined}
        groups={termGroups.map((group) => ({
          id: group,
          title: say(`group.${group}`),
          late: group === 'late',
          rows: terms.filter((term) => groupOf(term, today) === group).map(rowOf),
        }))}
      />
      {prolonging ? (
        <ProlongDialog
          term={prolonging}
          onProlong={(until) => actions.prolong(prolonging, until)}
          onClose={() => setProlonging(undefined)}
        />
      ) : null}
      {selling ? (
        <SaleDialog work={selling.work} last={lastInLedger(selling)} onClose={() => setSelling(undefined)} />
      ) : null}
    </Stack>
  )
}
