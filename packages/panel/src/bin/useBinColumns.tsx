import { useLanguage } from '@gallery/client'
import type { BinRow } from '@gallery/contract'
import { Button, Link, useDates } from '@gallery/ui'
import { type DataColumn, RowLines, RowTitle } from '@gallery/ui/admin'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useBinName } from './useBinName.ts'

/** The columns of the bin: what it is, who deleted it when, how long it stays, and the way back. */
export function useBinColumns(onRestore: (row: BinRow) => void): readonly DataColumn<BinRow>[] {
  const intl = useIntl()
  const dates = useDates()
  const language = useLanguage()
  const path = useAdminPath()
  const nameOf = useBinName()
  return useMemo(() => {
    const say = (id: string) => intl.formatMessage({ id: `admin.bin.${id}` })
    const ownerOf = ({ owner }: BinRow) => {
      if (owner === null) return null
      const label = (language === 'en' && owner.label_en) || owner.label_es || say('untitled')
      return owner.path === null ? label : <Link href={path(owner.path)}>{label}</Link>
    }
    return [
      {
        id: 'name',
        header: say('name'),
        main: true,
        cell: (row) => (
          <RowTitle
            title={row.kind === 'work' ? <em>{nameOf(row)}</em> : nameOf(row)}
            weight={row.kind === 'work' ? 'regular' : 'bold'}
            note={
              <>
                <FormattedMessage id={`admin.bin.one.${row.kind}`} />{' '}
                {row.owner && <FormattedMessage id="admin.bin.of" values={{ record: ownerOf(row) }} />}
              </>
            }
          />
        ),
      },
      {
        id: 'deleted',
        header: say('deleted'),
        card: 'below',
        cell: ({ deleted_at, deleted_by }) => (
          <RowLines note={dates.instant(deleted_at, 'LLL')}>
            {deleted_by?.display ?? say('somebody')}
          </RowLines>
        ),
      },
      {
        id: 'left',
        header: say('left'),
        width: 'fit',
        card: 'below',
        cell: ({ days_left }) =>
          days_left === null ? (
            <FormattedMessage id="admin.bin.stays" />
          ) : (
            <FormattedMessage id="admin.bin.daysLeft" values={{ count: days_left }} />
          ),
      },
      {
        id: 'restore',
        header: say('restore'),
        hideHeader: true,
        width: 'fit',
        card: 'aside',
        cell: (row) => (
          <Button
            variant="tertiary"
            size="s"
            aria-label={`${say('restore')}: ${nameOf(row)}`}
            onClick={() => onRestore(row)}
          >
            {say('restore')}
          </Button>
        ),
      },
    ]
  }, [intl, dates, language, path, nameOf, onRestore])
}
