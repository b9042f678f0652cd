import { useGet, useLoadedSite } from '@gallery/client'
import { addDays, urlOf } from '@gallery/contract'
import { Button, Stack } from '@gallery/ui'
import { ScreenTitle, Tabs } from '@gallery/ui/admin'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { AskLedger } from './AskLedger.tsx'
import { DayPart } from './DayPart.tsx'
import { DuePart } from './DuePart.tsx'
import { LinesPart } from './LinesPart.tsx'
import { linesNarrowing } from './linesAddress.ts'
import { NotesPart } from './NotesPart.tsx'
import { RegisterDialog } from './RegisterDialog.tsx'

/** Where each part of the ledger is, beneath the panel. */
const sections: Readonly<Record<string, string>> = {
  due: 'ledger',
  day: 'ledger/day?at=out',
  movements: 'ledger/movements',
  notes: 'ledger/notes',
}

/** The ledger: what is due, what is out, where everything was on any day, all movements, notes. */
export function LedgerPage() {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const { section } = useParams()
  const address = useListAddress()
  const { today } = useLoadedSite()
  const [registering, setRegistering] = useState(false)
  const terms = useGet(urlOf('/api/ledger/terms')).data?.data.length
  const out = useGet(urlOf('/api/ledger', { at: ['out'], per_page: 1 })).data?.counts.out
  const lines = useGet(urlOf('/api/ledger/movements', { per_page: 1 })).data?.meta.total
  const say = (name: string) => intl.formatMessage({ id: `admin.ledger.${name}` })
  const tab = (id: string, content: ReactNode, count?: number) => ({
    ...{ id, content, label: say(`tab.${id}`) },
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
            <ExportMenu
              kind="movements"
              {...(section === 'movements'
                ? { list: urlOf('/api/ledger/movements', linesNarrowing(address)) }
                : {})}
            />
            <Button size="s" onClick={() => setRegistering(true)}>
              <FormattedMessage id="admin.works.bulk.move" />
            </Button>
          </>
        }
      />
      <Tabs
        label={say('parts')}
        value={section ?? 'due'}
        onValueChange={(id) => void navigate(path(sections[id] ?? 'ledger'))}
        items={[
          tab(
            'due',
            <Stack space="s4">
              <AskLedger asked={{ day: addDays(today, -1), words: '' }} />
              <DuePart />
            </Stack>,
            terms
          ),
          tab('day', <DayPart />, out),
          tab('movements', <LinesPart />, lines),
          tab('notes', <NotesPart />),
        ]}
      />
      {registering ? <RegisterDialog onClose={() => setRegistering(false)} /> : null}
    </>
  )
}
