import type { ImportKind, ImportRow } from '@gallery/contract'
import { Stack, Text, TextField } from '@gallery/ui'
import { ChangeList } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { firstWords } from './firstWords.ts'
import type { ReviewDraft } from './useReviewDraft.ts'
import { useTargetLabel } from './useTargetLabel.ts'
import { whereTheyDiffer } from './whereTheyDiffer.ts'

interface RowFindingsProps {
  kind: ImportKind
  row: ImportRow
  /** Lets the cells that are refused be written anew; left out where nothing can be changed any more. */
  draft?: Pick<ReviewDraft, 'textOf' | 'write'> | undefined
}

/** Characters of a refused value that the API gives of a longer one. */
const shownValue = 300

/** Whether a value is whole and of one line: one that is not would lose what a field does not show. */
function fitsField(value: string): boolean {
  return value.length < shownValue - 1 && !value.includes('\n')
}

/** What the dry run says of a row: why it is refused, what it changes, or what a new record would hold. */
export function RowFindings({ kind, row: { row, changes, errors, standing }, draft }: RowFindingsProps) {
  const intl = useIntl()
  const labelOf = useTargetLabel(kind)
  return (
    <Stack space="s2">
      {errors.map(({ column, value, reason }) =>
        draft && column !== '' && fitsField(value) ? (
          <TextField
            key={`${column} ${reason}`}
            name={`mend-${row}-${column}`}
            label={intl.formatMessage({ id: 'admin.imports.mend' }, { column, row })}
            error={reason}
            optional
            maxLength={5_000}
            value={draft.textOf(row, column) ?? value}
            onChange={(event) => draft.write({ row, column, to: event.currentTarget.value })}
          />
        ) : (
          <Text key={`${column} ${reason}`} size="s" tone="err">
            {column === '' ? null : `${column}: `}
            {reason}
            {value === '' || column === '' ? null : ` (${firstWords(value, 60)})`}
          </Text>
        )
      )}
      {changes.length === 0 ? null : (
        <ChangeList
          changes={changes.map(({ field, old, new: to }) => {
            const [before, after] = whereTheyDiffer(old, to)
            return { id: field, label: labelOf(field), before: before || null, after: after || null }
          })}
        />
      )}
      {standing.length === 0 ? null : (
        <Text size="s">
          {standing.map(({ field, value, made }, at) => (
            <span key={`${field} ${value}`}>
              {at === 0 ? null : ' · '}
              <Text as="span" size="s" tone="ink2">
                {labelOf(field)}
              </Text>{' '}
              {firstWords(value, 80)}
              {made ? (
                <>
                  {' '}
                  <FormattedMessage id="admin.imports.made" />
                </>
              ) : null}
            </span>
          ))}
        </Text>
      )}
    </Stack>
  )
}
