import { useLanguage, workItem } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { Divider, type Fact, Facts, Heading, Price, Stack, Switch, useDates, WorkThumb } from '@gallery/ui'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { SecretLink } from './SecretLink.tsx'
import { sectionPath } from './workSections.ts'
import { listQuery } from './worksAddress.ts'

interface WorkAsideProps {
  work: WorkDetail
  /** The form's hold of whether visitors see the work. */
  visible: { name: string; checked: boolean; onCheckedChange: (checked: boolean) => void }
}

/** What is to be known of a work at any time: its picture, who sees it, what happened last, who wrote it. */
export function WorkAside({ work, visible }: WorkAsideProps) {
  const intl = useIntl()
  const language = useLanguage()
  const images = useAdminPath()(sectionPath(work.id, 'images')) + listQuery(useLocation().search)
  return (
    <Stack as="aside" space="s5" aria-label={intl.formatMessage({ id: 'admin.works.aside' })}>
      <WorkThumb work={workItem(work, language, images)} />
      <Divider />
      <Switch
        label={<FormattedMessage id="admin.works.field.public" />}
        hint={<FormattedMessage id={visible.checked ? 'admin.works.publicHint' : 'admin.works.hiddenHint'} />}
        {...visible}
      />
      <SecretLink work={work} />
      <Divider />
      <LastMovement movement={work.last_movement} />
      <Facts items={useWriters(work)} />
    </Stack>
  )
}

function LastMovement({ movement }: { movement: WorkDetail['last_movement'] }) {
  const intl = useIntl()
  const dates = useDates()
  if (movement === null) return null
  const { date, owner, price, currency, address } = movement
  const values = {
    date: dates.shortRange(date, date),
    owner,
    price: price === null ? '' : <Price amount={price} currency={currency} />,
    address,
  }
  const items = Object.entries(values).flatMap(([name, value]): Fact[] =>
    value === '' ? [] : [{ term: intl.formatMessage({ id: `admin.works.movement.${name}` }), value }]
  )
  if (items.length === 0) return null
  return (
    <>
      <Heading level={2} size="m">
        <FormattedMessage id="admin.works.lastMovement" />
      </Heading>
      <Facts items={items} />
      <Divider />
    </>
  )
}

/** Who made the work's record and who changed it last, as far as anybody knows. */
function useWriters({ created_at, created_by, updated_at, updated_by }: WorkDetail): Fact[] {
  const intl = useIntl()
  const fact = (name: string, instant: string, author: WorkDetail['created_by']): Fact => ({
    term: intl.formatMessage({ id: `admin.works.${name}` }),
    value: (
      <>
        <FormattedDate value={instant} dateStyle="medium" timeStyle="short" />
        {author ? `, ${author.full_name}` : null}
      </>
    ),
  })
  return [fact('created', created_at, created_by), fact('updated', updated_at, updated_by)]
}
