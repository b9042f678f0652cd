import { type ImportKind, ImportRules, importUnits } from '@gallery/contract'
import { Checkbox, Grid, Select, Stack } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { currencyOptions } from './currencyOptions.ts'

interface MapRulesProps {
  kind: ImportKind
  rules: ImportRules
  /** Whether there are prices whose currency nobody says. */
  lacksCurrency: boolean
  onChange: (rules: ImportRules) => void
}

/** What is to be done where a table leaves something open. */
export function MapRules({ kind, rules, lacksCurrency, onChange }: MapRulesProps) {
  const intl = useIntl()
  const say = (id: string) => intl.formatMessage({ id: `admin.imports.rule.${id}` })
  const { names, artists, places, several_artists, years, sizes, unit, currency } = ImportRules.shape
  return (
    <Stack space="s3">
      {kind === 'files' ? null : (
        <Grid columns={3}>
          <Select
            name="rule_names"
            label={say('names')}
            value={rules.names}
            options={(['as_written', 'surname_first', 'surname_last'] as const).map((value) => ({
              value,
              label: say(`names.${value}`),
            }))}
            onChange={(event) => onChange({ ...rules, names: names.parse(event.currentTarget.value) })}
          />
          {kind === 'artists' ? null : (
            <>
              <Select
                name="rule_artists"
                label={say('artists')}
                value={rules.artists}
                options={(['create', 'match'] as const).map((value) => ({
                  value,
                  label: say(`artists.${value}`),
                }))}
                onChange={(event) =>
                  onChange({ ...rules, artists: artists.parse(event.currentTarget.value) })
                }
              />
              <Select
                name="rule_places"
                label={say(kind === 'works' ? 'collections' : 'archives')}
                value={rules.places}
                options={(['match', 'create'] as const).map((value) => ({
                  value,
                  label: say(`places.${value}`),
                }))}
                onChange={(event) => onChange({ ...rules, places: places.parse(event.currentTarget.value) })}
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
                options={(['exact', 'words', 'first', 'empty'] as const).map((value) => ({
                  value,
                  label: say(`years.${value}`),
                }))}
                onChange={(event) => onChange({ ...rules, years: years.parse(event.currentTarget.value) })}
              />
              <Select
                name="rule_sizes"
                label={say('sizes')}
                value={rules.sizes}
                options={(['exact', 'read', 'empty'] as const).map((value) => ({
                  value,
                  label: say(`sizes.${value}`),
                }))}
                onChange={(event) => onChange({ ...rules, sizes: sizes.parse(event.currentTarget.value) })}
              />
              <Select
                name="rule_unit"
                label={say('unit')}
                value={rules.unit}
                options={importUnits.map((value) => ({ value, label: say(`unit.${value}`) }))}
                onChange={(event) => onChange({ ...rules, unit: unit.parse(event.currentTarget.value) })}
              />
              {kind === 'works' ? (
                <Select
                  name="rule_currency"
                  label={say('currency')}
                  {...(lacksCurrency ? { hint: say('currencyUnsure') } : {})}
                  value={rules.currency ?? ''}
                  options={[
                    { value: '', label: say('currency.none') },
                    ...currencyOptions(intl.locale, rules.currency),
                  ]}
                  onChange={(event) =>
                    onChange({ ...rules, currency: currency.parse(event.currentTarget.value || null) })
                  }
                />
              ) : null}
            </>
          )}
        </Grid>
      )}
      {kind === 'artists' || kind === 'files' ? null : (
        <Checkbox
          name="propose_dates"
          label={say('proposeDates')}
          checked={rules.propose_dates}
          onChange={(event) => onChange({ ...rules, propose_dates: event.currentTarget.checked })}
        />
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
