import { pictureProps, useLanguage } from '@gallery/client'
import type { WorkSettingRow, WorkState } from '@gallery/contract'
import { yearOf } from '@gallery/contract/plain'
import { Price } from '@gallery/ui'
import type { ReviewedChange, ReviewRow } from '@gallery/ui/admin'
import { FormattedMessage, FormattedNumberParts, useIntl } from 'react-intl'
import { rightsInWords } from '../../fields/rightsInWords.ts'
import { titlesOf } from '../titlesOf.ts'
import { useWorkStatuses } from '../useWorkStatuses.ts'

/** The fields that stand with their names beside what changes, in the order of the form. */
const named = ['status', 'owner', 'address', 'public', 'series', 'rights'] as const

/** Gives the function that makes the kit's rows of works before and after; `left` are those not to be taken along. */
export function useReviewRows(): (rows: readonly WorkSettingRow[], left: ReadonlySet<number>) => ReviewRow[] {
  const intl = useIntl()
  const language = useLanguage()
  const statuses = useWorkStatuses()

  function textOf(state: WorkState, field: (typeof named)[number]): string {
    if (field === 'public') {
      return intl.formatMessage({
        id: state.public ? 'admin.works.change.public.public' : 'admin.works.change.public.hidden',
      })
    }
    if (field === 'rights') {
      return rightsInWords(state.rights, intl) || intl.formatMessage({ id: 'admin.rights.above.gallery' })
    }
    const value =
      field === 'status' ? statuses.find((each) => each.value === state.status)?.label : state[field]
    return value || intl.formatMessage({ id: 'admin.works.change.nothing' })
  }

  function changesOf(before: WorkState, after: WorkState): ReviewedChange[] {
    const isPriced = before.price !== after.price || before.currency !== after.currency
    const price = {
      before: <Price exact amount={before.price} currency={before.currency} />,
      after: <Price exact amount={after.price} currency={after.currency} />,
      difference: differenceOf(before, after),
    }
    const rest = named
      .filter((field) => before[field] !== after[field])
      .map((field) => ({
        label: intl.formatMessage({ id: `admin.works.change.${field}` }),
        before: textOf(before, field),
        after: textOf(after, field),
      }))
    return isPriced ? [price, ...rest] : rest
  }

  return (rows, left) =>
    rows.map((row) => {
      const { title } = titlesOf(row, language)
      return {
        id: row.id,
        label: title.text,
        title: (
          <>
            <em lang={title.lang}>{title.text}</em>
            {yearOf(row, language) && `, ${yearOf(row, language)}`}
          </>
        ),
        note: row.artist?.display,
        picture: row.img ? pictureProps('images', row.img.file, row.img.picture, '') : null,
        changes: row.after === null ? [] : changesOf(row.before, row.after),
        ...(row.refusal === null
          ? {}
          : { refusal: <FormattedMessage id={`admin.works.change.refused.${row.refusal}`} /> }),
        mayInclude: row.refusal === 'changed',
        checked: !left.has(row.id),
      }
    })
}

/** By how much a price rises or falls, where both are of one currency; a fall has the sign of minus, no hyphen. */
function differenceOf(before: WorkState, after: WorkState) {
  if (before.price === null || after.price === null || before.currency !== after.currency) return null
  return (
    <FormattedNumberParts
      value={after.price - before.price}
      signDisplay="exceptZero"
      useGrouping="always"
      maximumFractionDigits={2}
    >
      {(parts) => <>{parts.map(({ type, value }) => (type === 'minusSign' ? '−' : value)).join('')}</>}
    </FormattedNumberParts>
  )
}
