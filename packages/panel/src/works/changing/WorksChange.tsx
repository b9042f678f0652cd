import { Price } from '@gallery/ui'
import { BulkReview } from '@gallery/ui/admin'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ScreenFailure } from '../../frame/ScreenFailure.tsx'
import { useHeldInput } from '../../frame/useHeldInput.ts'
import { useIsThere } from '../../frame/useIsThere.ts'
import { SettingFields } from './SettingFields.tsx'
import { noSetting, settingOf, wrongIn } from './settingOf.ts'
import { sumsOf } from './sumsOf.ts'
import { type Outcome, useApplySetting } from './useApplySetting.tsx'
import { useReview } from './useReview.ts'
import { useReviewRows } from './useReviewRows.tsx'

interface WorksChangeProps {
  /** The works, in the order in which they were chosen. */
  ids: readonly number[]
  /** Leads back to the list; `done` when nothing is left to do with the works. */
  onLeave: (done: boolean) => void
}

/** What several works get, what would become of each, and the doing. */
export function WorksChange({ ids, onLeave }: WorksChangeProps) {
  const [input, setInput] = useState(noSetting)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [news, setNews] = useState<Exclude<Outcome, 'done'> | null>(null)
  const setting = settingOf(input)
  const { review, current, failed, again, accept, seen } = useReview(ids, setting)
  const { progress, apply, stop } = useApplySetting()
  const isThere = useIsThere()
  const rowsOf = useReviewRows()
  const isWrong = setting === null
  const isEmpty = !isWrong && Object.keys(setting).length === 0
  const wrong = isWrong ? wrongIn(input) : null
  // What is being applied is not lost by leaving.
  useHeldInput(progress === null && (isWrong ? wrong !== null : !isEmpty))
  if (review === undefined && failed) return <ScreenFailure onRetry={again} />

  const reviewed = review?.data ?? []
  // What an earlier setting would have made of them is no review of one that cannot be read.
  const rows = isWrong ? reviewed.map((row) => ({ ...row, after: null, refusal: null })) : reviewed
  const changing = rows.filter(({ id, after }) => after !== null && !left.has(id))
  const isPriceOnly = setting?.price !== undefined && Object.keys(setting).length === 1
  const count = changing.length

  function toggle(id: number) {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  async function start() {
    if (setting === null) return
    const outcome = await apply({ works: seen(changing.map(({ id }) => id)), set: setting })
    // Whoever has gone elsewhere meanwhile stays there: the toast that offers to take it back says that it is done.
    if (!isThere()) return
    if (outcome === 'done') return onLeave(true)
    setNews(outcome)
    again()
  }

  const say = (name: string, values: ComponentProps<typeof FormattedMessage>['values'] = {}) => (
    <FormattedMessage id={`admin.works.change.${name}`} values={values} />
  )
  return (
    <BulkReview
      fields={
        <SettingFields
          value={input}
          onChange={(next) => {
            setInput(next)
            setNews(null)
          }}
          currencies={rows.map(({ before }) => before.currency)}
          wrong={wrong}
        />
      }
      rows={rowsOf(rows, left)}
      sums={sumsOf(changing).map(({ currency, before, after }) => ({
        id: currency,
        before: <Price exact amount={before} currency={currency} />,
        after: <Price exact amount={after} currency={currency} />,
      }))}
      onToggle={toggle}
      onInclude={accept}
      loading={!isWrong && !current}
      note={
        news !== null
          ? say(`news.${news}`)
          : isWrong || isEmpty
            ? say(wrong ?? 'nothingSet')
            : count === 0
              ? say('none')
              : say('summary', { count, rooms: review?.rooms ?? 0, b: (words: ReactNode) => <b>{words}</b> })
      }
      actionLabel={say(isPriceOnly ? 'applyPrice' : 'apply', { count })}
      disabled={isWrong || count === 0}
      progress={progress}
      onApply={() => void start()}
      onStop={stop}
      onBack={() => onLeave(false)}
    />
  )
}
