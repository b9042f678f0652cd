import { useGet } from '@gallery/client'
import { type ImportDetail, urlOf } from '@gallery/contract'
import { Button, Grid, Heading, Stack, Text } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { changeImport, moveImport } from './importWrites.ts'
import { NameChoice } from './NameChoice.tsx'
import { useImportWork } from './useImportWork.ts'

/** The names of artists that somebody has to choose for, after which the rows are reviewed again; nothing if all are clear. */
export function NameChoices({ record: { id, map } }: { record: Pick<ImportDetail, 'id' | 'map'> }) {
  const { data } = useGet(urlOf('/api/imports/:id/names', { id }))
  const { busy, message, run } = useImportWork()
  const [choices, setChoices] = useState(map.rules.choices)
  const names = data?.data ?? []
  if (names.length === 0) return null

  function choose(name: string, chosen: number | null): void {
    setChoices(({ [name]: _before, ...others }) => (chosen === null ? others : { ...others, [name]: chosen }))
  }
  async function reviewAgain(): Promise<void> {
    await run(async () => {
      await changeImport(id, { map: { ...map, rules: { ...map.rules, choices } } })
      await moveImport(id, 'check')
    })
  }

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
          <NameChoice key={name.name} name={name} onChoose={(chosen) => choose(name.name, chosen)} />
        ))}
      </Grid>
      {message === '' ? null : (
        <Text size="s" tone="err" role="status">
          {message}
        </Text>
      )}
      <div>
        <Button
          variant="secondary"
          size="s"
          busy={busy}
          disabled={names.every(({ name, chosen }) => (choices[name] ?? null) === chosen)}
          onClick={() => void reviewAgain()}
        >
          <FormattedMessage id="admin.imports.names.again" />
        </Button>
      </div>
    </Stack>
  )
}
