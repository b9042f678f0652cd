import { type ImportKind, ImportRules } from '@gallery/contract'
import { Checkbox, Grid, Select, Stack } from '@gallery/ui'
import { useIntl } from 'react-intl'

interface MapRulesProps {
  kind: ImportKind
  rules: ImportRules
  onChange: (rules: ImportRules) => void
}

/** What is to be done where a table leaves something open. */
export function MapRules({ kind, rules, onChange }: MapRulesProps) {
  const intl = useIntl()
  const say = (id: string) => intl.formatMessage({ id: `admin.imports.rule.${id}` })
  const { artists, several_artists, years } = ImportRules.shape
  return (
    <Stack space="s3">
      {kind === 'artists' ? null : (
        <Grid columns={3}>
          <Select
            name="rule_artists"
            label={say('artists')}
            value={rules.artists}
            options={(['create', 'match'] as const).map((value) => ({
              value,
              label: say(`artists.${value}`),
            }))}
            onChange={(event) => onChange({ ...rules, artists: artists.parse(event.currentTarget.value) })}
          />
          {kind === 'works' ? (
            <Select
              name="rule_several"
              label={say('several')}
              value={rules.several_artists}
              options={(['refuse', 'first'] as const).map((value) => ({
                value,
                label: say(`several.${value}`),
              }))}
              onChange={(event) =>
                onChange({ ...rules, several_artists: several_artists.parse(event.currentTarget.value) })
              }
            />
          ) : null}
          <Select
            name="rule_years"
            label={say('years')}
            value={rules.years}
            options={(['exact', 'first', 'empty'] as const).map((value) => ({
              value,
              label: say(`years.${value}`),
            }))}
            onChange={(event) => onChange({ ...rules, years: years.parse(event.currentTarget.value) })}
          />
        </Grid>
      )}
      <Checkbox
        name="fill_only"
        label={say('fillOnly')}
        checked={rules.fill_only}
        onChange={(event) => onChange({ ...rules, fill_only: event.currentTarget.checked })}
      />
    </Stack>
  )
}
