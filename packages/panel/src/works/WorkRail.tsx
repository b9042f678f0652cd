import { useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { DateText, Heading, Inline, Link, Stack, Switch, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { RecordTrace } from '../record/RecordTrace.tsx'
import { HoldPart } from './holds/HoldPart.tsx'
import { movementLine } from './movementLine.ts'
import { SecretLink } from './SecretLink.tsx'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { Whereabouts } from './Whereabouts.tsx'
import { WorkStatusMenu } from './WorkStatusMenu.tsx'
import { sectionPath } from './workSections.ts'

/** How many movements stand beside the record. */
const shownMovements = 3

interface WorkRailProps {
  work: WorkDetail
  /** The form's hold of whether visitors see the work. */
  visible: { name: string; checked: boolean; onCheckedChange: (checked: boolean) => void }
}

/** What decides today of a work: how it stands, what it costs, who sees it, where it is, what happened last. */
export function WorkRail({ work, visible }: WorkRailProps) {
  return (
    <>
      <Stack space="s3">
        <WorkStatusMenu work={work}>
          <Switch label={<FormattedMessage id="admin.works.field.public" />} {...visible} />
        </WorkStatusMenu>
        <Text size="s" tone="ink2">
          <FormattedMessage id={visible.checked ? 'admin.works.publicHint' : 'admin.works.hiddenHint'} />
        </Text>
      </Stack>
      <HoldPart work={work} />
      <Whereabouts work={work} />
      <LastMovements work={work} />
      <SecretLink work={work} />
      <RecordTrace at={work.updated_at} by={work.updated_by} />
    </>
  )
}

function LastMovements({ work }: { work: WorkDetail }) {
  const language = useLanguage()
  const statuses = useWorkStatuses()
  const path = useAdminPath()
  const href = path(sectionPath(work.id, 'movements')) + listQuery(useLocation().search)
  const standing = work.movements.filter(({ struck_at }) => struck_at === null)
  return (
    <Stack space="s2">
      <Inline justify="between">
        <Heading level={2} size="m">
          <FormattedMessage id="admin.works.section.movements" />
        </Heading>
        <Link href={href}>
          <FormattedMessage id="admin.works.allMovements" values={{ count: work.movements.length }} />
        </Link>
      </Inline>
      {standing.slice(0, shownMovements).map((movement) => (
        <Text key={movement.id} size="s">
          <Text as="span" size="s" tone="ink3">
            <DateText value={movement.date} format="D MMM YYYY" />
          </Text>{' '}
          {movementLine(movement, statuses, language)}
        </Text>
      ))}
    </Stack>
  )
}
