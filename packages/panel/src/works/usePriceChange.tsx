import { Failure, shownByForms, useLanguage } from '@gallery/client'
import { plainCurrency, type SettingRefusal, type WorkDetail, type WorksSettingForm } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Price } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { amountIn } from './amountIn.ts'
import { applySetting, reviewSetting, undoSetting } from './changing/settingWrites.ts'

/**
 * Gives the function that writes another price into the ledger of a work, as it was typed, on top of what its last line
 * says by then, and offers to take it back. It resolves with why it was refused, or nothing.
 */
export function usePriceChange(
  work: Pick<WorkDetail, 'id' | 'title_es' | 'title_en' | 'last_movement'>
): (written: string) => Promise<string | undefined> {
  const intl = useIntl()
  const language = useLanguage()
  const refresh = useRefresh()
  const { offer } = useUndo()
  const { currency = plainCurrency, price = null } = work.last_movement ?? {}
  return async (written) => {
    const amount = amountIn(written)
    if (typeof amount === 'string') return intl.formatMessage({ id: 'admin.works.change.noAmount' })
    // Written otherwise, it may be the price that stands.
    if (amount === price) return undefined
    // Nothing is of no currency; an amount is of the one that stands beside it.
    const set = { price: { by: 'amount' as const, amount }, ...(amount === null ? {} : { currency }) }
    const form = { works: [{ id: work.id }], set }
    try {
      const done = await applySetting(form, () => true, shownByForms)
      await refresh()
      if (done === null || done.count === 0) {
        const why = await refusalOf(form)
        return why === 'same' ? undefined : intl.formatMessage({ id: `admin.works.change.refused.${why}` })
      }
      offer({
        text: (
          <FormattedMessage
            id="admin.works.priced"
            values={{
              title: <em key="title">{translated(work, 'title', language).text}</em>,
              price: <Price key="price" amount={amount} currency={currency} />,
            }}
          />
        ),
        undo: async () => {
          await undoSetting(done)
          await refresh()
        },
      })
      return undefined
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const [told] = Object.values(error.errors).flat()
      return told ?? intl.formatMessage({ id: 'admin.list.notSaved' })
    }
  }
}

/** Why a work stayed as it is; one that is not there any more was changed. @throws Failure */
async function refusalOf(form: WorksSettingForm): Promise<SettingRefusal> {
  const { data } = await reviewSetting(form)
  return data[0]?.refusal ?? 'changed'
}
