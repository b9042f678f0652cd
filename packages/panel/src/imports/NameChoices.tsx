import { useGet } from '@gallery/client'
import { type ImportDetail, urlOf } from '@gallery/contract'
import { Grid, Heading, Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { NameChoice } from './NameChoice.tsx'
import type { ReviewDraft } from './useReviewDraft.ts'

interface NameChoicesProps {
  record: Pick<ImportDetail, 'id'>
  draft: Pick<ReviewDraft, 'chosenFor' | 'choose'>
}

/** The names of artists that somebody has to choose for before the rows are reviewed again; nothing if all are clear. */
export function NameChoices({ record: { id }, draft }: NameChoicesProps) {
  const { data } = useGet(urlOf('/api/imports/:id/names', { id }))
  const names = data?.data ?? []
  if (names.length === 0) return null
  return (
    <Stack space="s3">
      <Heading level={2} size="m">
        <FormattedMessage id="admin.imports.names.title" />
      </Heading>
      <Text size="s" tone="ink2">
        <FormattedMessage id="admin.imports.names.lead" />
      </Text>
      <Grid columns={3}>
        {names.map((name) => (
          <NameChoice
            key={name.name}
            name={name}
            artist={draft.chosenFor(name.name)}
            onChoose={(artist) => draft.choose(name.name, artist)}
          />
        ))}
      </Grid>
    </Stack>
  )
}
