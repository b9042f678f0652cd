import {
  type ImportDetail,
  ImportFacts,
  type ImportUnsure,
  importDelimiters,
  importEncodings,
} from '@gallery/contract'
import { Grid, Select, Stack, Text, TextField } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { headingRow } from './headingRow.ts'

interface FileFactsProps {
  record: ImportDetail
  /** Called with what somebody corrected; the file is then read anew. */
  onChange: (facts: Partial<Omit<ImportFacts, 'format' | 'unsure'>>) => void
}

/** What was found out about the file, each thing to be corrected. */
export function FileFacts({ record, onChange }: FileFactsProps) {
  const intl = useIntl()
  const { facts, sheets, name, rows, columns } = record
  const say = (id: string) => intl.formatMessage({ id: `admin.imports.fact.${id}` })
  const unsure = (what: ImportUnsure) => (facts.unsure.includes(what) ? { hint: say('unsure') } : {})
  const delimiters = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const
  return (
    <Stack space="s3">
      <Text>
        <strong>{name}</strong>{' '}
        <FormattedMessage id="admin.imports.size" values={{ rows, columns: columns.length }} />
      </Text>
      <Grid columns={facts.format === 'csv' ? 3 : 4}>
        {facts.format === 'csv' ? (
          <>
            <Select
              name="delimiter"
              label={say('delimiter')}
              value={facts.delimiter}
              options={importDelimiters.map((value) => ({ value, label: say(delimiters[value]) }))}
              onChange={(event) =>
                onChange({ delimiter: ImportFacts.shape.delimiter.parse(event.currentTarget.value) })
              }
            />
            <Select
              name="encoding"
              label={say('encoding')}
              value={facts.encoding}
              options={importEncodings.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={(event) =>
                onChange({ encoding: ImportFacts.shape.encoding.parse(event.currentTarget.value) })
              }
            />
          </>
        ) : (
          <Select
            name="sheet"
            label={say('sheet')}
            value={facts.sheet}
            options={sheets.map((value) => ({ value, label: value }))}
            onChange={(event) => onChange({ sheet: event.currentTarget.value })}
          />
        )}
        <Select
          name="decimal"
          label={say('decimal')}
          {...unsure('decimal')}
          value={facts.decimal}
          options={[
            { value: '.', label: say('point') },
            { value: ',', label: say('decimalComma') },
          ]}
          onChange={(event) =>
            onChange({ decimal: ImportFacts.shape.decimal.parse(event.currentTarget.value) })
          }
        />
        <Select
          name="days"
          label={say('days')}
          {...unsure('days')}
          value={facts.days}
          options={(['day', 'month'] as const).map((value) => ({ value, label: say(`days.${value}`) }))}
          onChange={(event) => onChange({ days: ImportFacts.shape.days.parse(event.currentTarget.value) })}
        />
        <TextField
          key={facts.header_row}
          name="header_row"
          type="number"
          min={0}
          max={1000}
          label={say('header')}
          hint={say('headerHint')}
          defaultValue={String(facts.header_row)}
          onBlur={(event) => {
            const header_row = headingRow(event.currentTarget.value)
            if (header_row !== undefined && header_row !== facts.header_row) {
              onChange({ header_row, first_row: header_row + 1 })
            }
          }}
        />
      </Grid>
    </Stack>
  )
}
