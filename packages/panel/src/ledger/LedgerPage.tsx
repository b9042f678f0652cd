import { useGet, useLoadedSite } from '@gallery/client'
import { addDays, urlOf } from '@gallery/contract'
import { Button, Stack } from '@gallery/ui'
import { ScreenTitle, Segmented } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { AskLedger } from './AskLedger.tsx'
import { DayPart } from './DayPart.tsx'
import { DuePart } from './DuePart.tsx'
import { LinesPart } from './LinesPart.tsx'
import { NotesPart } from './NotesPart.tsx'
import { RegisterDialog } from './RegisterDialog.tsx'

/** The ledger: what is due, what is out, where everything was on any day, all movements, notes. */
export function LedgerPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const { section } = useParams()
  const { today } = useLoadedSite()
  const [registering, setRegistering] = useState(false)
  const terms = useGet(urlOf('/api/ledger/terms')).data?.data.length
  const out = useGet(urlOf('/api/ledger', { at: ['out'], per_page: 1 })).data?.counts.out
  const lines = useGet(urlOf('/api/ledger/movements', { per_page: 1 })).data?.meta.total
  const say = (name: string) => intl.formatMessage({ id: `admin.ledger.${name}` })
  const tab = (name: string, href: string, current: boolean, count?: number) => ({
    label: say(`tab.${name}`),
    href: path(href),
    current,
    ...(count === undefined ? {} : { count }),
  })
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.ledger" />}
        actions={
          <>
            <Button variant="tertiary" size="s" href={path('ledger/day')}>
              {say('insurance')}
            </Button>
            <Button variant="tertiary" size="s" href={path('ledger/notes')}>
              {say('notes')}
            </Button>
            <ExportMenu kind="movements" />
            <Button size="s" onClick={() => setRegistering(true)}>
              <FormattedMessage id="admin.works.bulk.move" />
            </Button>
          </>
        }
      />
      <Stack space="s4">
        <Segmented
          label={say('parts')}
          items={[
            tab('due', 'ledger', section === undefined, terms),
            tab('out', 'ledger/day?at=out', section === 'day', out),
            tab('movements', 'ledger/movements', section === 'movements', lines),
            tab('notes', 'ledger/notes', section === 'notes'),
          ]}
        />
        {section === undefined ? (
          <>
            <AskLedger asked={{ day: addDays(today, -1), words: '' }} />
            <DuePart />
          </>
        ) : section === 'movements' ? (
          <LinesPart />
        ) : section === 'notes' ? (
          <NotesPart />
        ) : (
          <DayPart />
        )}
      </Stack>
      {registering ? <RegisterDialog onClose={() => setRegistering(false)} /> : null}
    </>
  )
}
