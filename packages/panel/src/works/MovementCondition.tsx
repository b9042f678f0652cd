import { pictureProps } from '@gallery/client'
import { type Condition, type LedgerMovement, languages, urlOf } from '@gallery/contract'
import { Button, Columns, Inline, Link, Picture, Stack, Text, useDates } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { ConditionDialog } from './ConditionDialog.tsx'
import { strikeCondition } from './conditionWrites.ts'
import { StrikeDialog } from './StrikeDialog.tsx'

interface MovementConditionProps {
  work: number
  movement: LedgerMovement
}

/** In what condition a work was when it moved: what was written and shown, the report of it, and the way to say more. */
export function MovementCondition({ work, movement }: MovementConditionProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const [adding, setAdding] = useState(false)
  const [striking, setStriking] = useState<Condition>()
  const { conditions } = movement
  const hasReport = conditions.some(({ struck_at }) => struck_at === null)
  return (
    <Stack space="s2">
      {conditions.map((condition) => (
        <Told key={condition.id} condition={condition} onStrike={() => setStriking(condition)} />
      ))}
      <Inline space="s3">
        {movement.struck_at === null ? (
          <Button variant="tertiary" size="s" onClick={() => setAdding(true)}>
            <FormattedMessage id="admin.condition.add" />
          </Button>
        ) : null}
        {hasReport
          ? languages.map((language) => (
              <Link
                key={language}
                href={urlOf('/api/paper/condition-report.pdf', { movement: movement.id, language })}
                target="_blank"
                hrefLang={language}
              >
                {intl.formatMessage({ id: `admin.condition.report.${language}` })}
              </Link>
            ))
          : null}
      </Inline>
      {adding ? (
        <ConditionDialog work={work} movement={movement.id} onClose={() => setAdding(false)} />
      ) : null}
      {striking ? (
        <StrikeDialog
          what={striking.words || intl.formatMessage({ id: 'admin.condition.picture' })}
          onStrike={async (why) => {
            await strikeCondition(work, striking.id, why)
            await refresh()
          }}
          onClose={() => setStriking(undefined)}
        />
      ) : null}
    </Stack>
  )
}

/** What somebody said or showed, and who it was; struck through it stays. */
function Told({ condition, onStrike }: { condition: Condition; onStrike: () => void }) {
  const dates = useDates()
  const { words, file, picture, created_at, created_by, struck_at, struck_by, struck_why } = condition
  const isStruck = struck_at !== null
  const said = (
    <Stack space="s1">
      {words === '' ? null : <Text size="s">{isStruck ? <s>{words}</s> : words}</Text>}
      <Inline space="s3">
        <Text as="span" size="s" tone="ink2">
          {isStruck ? (
            <FormattedMessage
              id="admin.condition.struck"
              values={{
                name: struck_by?.full_name ?? '',
                day: dates.instant(struck_at, 'D MMM YYYY'),
                why: struck_why,
              }}
            />
          ) : (
            [created_by?.full_name, dates.instant(created_at, 'D MMM YYYY')].filter(Boolean).join(', ')
          )}
        </Text>
        {isStruck ? null : (
          <Button variant="tertiary" size="s" onClick={onStrike}>
            <FormattedMessage id="admin.condition.strike" />
          </Button>
        )}
      </Inline>
    </Stack>
  )
  if (file === null || picture === null || isStruck) return said
  return (
    <Columns split="4/8">
      <Picture {...pictureProps('conditions', file, picture, words)} sizes="16rem" />
      {said}
    </Columns>
  )
}
