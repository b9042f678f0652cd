import { priceRoundings, WorkStatus, type WorksSetting } from '@gallery/contract'
import type { PriceChangeValue } from '@gallery/ui/admin'
import { isRights } from '../../fields/rightsInWords.ts'
import { amountIn } from '../amountIn.ts'

/** What somebody chose and typed for several works; null is "Sin cambiar". */
export interface SettingInput {
  price: PriceChangeValue
  currency: string | null
  status: string | null
  owner: string | null
  address: string | null
  public: string | null
  series: string | null
  rights: string | null
}

/** Nothing changes. */
export const noSetting: SettingInput = {
  // To whole units, as prices are shown.
  price: { way: 'keep', percent: '', round: 1, amount: '' },
  currency: null,
  status: null,
  owner: null,
  address: null,
  public: null,
  series: null,
  rights: null,
}

/**
 * What the works get, with nothing but what was set; null while the percentage or the price is no number. An amount that
 * is not written yet takes the price away only where the field says so.
 */
export function settingOf({
  price,
  status,
  public: shown,
  rights,
  ...texts
}: SettingInput): WorksSetting | null {
  const changed = priceOf(price)
  if (changed === null) return null
  const chosen = WorkStatus.safeParse(status)
  return {
    ...changed,
    ...(chosen.success ? { status: chosen.data } : {}),
    ...(isRights(rights) ? { rights } : {}),
    ...(shown === null ? {} : { public: shown === 'public' }),
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null)),
  }
}

/** What is written for a price and is none; null where nothing is written yet. */
export function wrongIn({ price }: SettingInput): 'noPercent' | 'noAmount' | null {
  if (priceOf(price) !== null) return null
  if (price.way === 'amount') return 'noAmount'
  return price.percent === '' ? null : 'noPercent'
}

function priceOf({ way, percent, round, amount }: PriceChangeValue): Pick<WorksSetting, 'price'> | null {
  if (way === 'keep') return {}
  if (way === 'amount') {
    const number = amountIn(amount)
    return typeof number === 'string' ? null : { price: { by: 'amount', amount: number } }
  }
  const number = percentIn(percent)
  const step = priceRoundings.find((each) => each === round)
  if (number === null || step === undefined) return null
  return { price: { by: 'percent', percent: number, round: step } }
}

/** "+8", "-2,5 %": a percentage to two decimals, above -100 and up to 1000; null for what is none. */
function percentIn(text: string): number | null {
  const plain = text.replace(/[\s%]/g, '').replace(',', '.').replace('−', '-')
  if (!/^[+-]?\d{1,4}(\.\d{1,2})?$/.test(plain)) return null
  const number = Number(plain)
  return number > -100 && number <= 1_000 ? number : null
}
