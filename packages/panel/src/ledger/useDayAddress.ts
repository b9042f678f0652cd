import { useLoadedSite } from '@gallery/client'
import { isDay, type LedgerPlace, ledgerPlaces } from '@gallery/contract'
import { idIn } from '@gallery/contract/plain'
import { useListAddress } from '../lists/useListAddress.ts'
import type { LedgerQuestion } from './AskLedger.tsx'

/** What an address asks of the ledger: today, where it names no day. */
export function useDayAddress() {
  const { today } = useLoadedSite()
  const address = useListAddress()
  const day = address.value('day') ?? ''
  const place = ledgerPlaces.find((each) => each === address.value('at'))
  const asked: LedgerQuestion = {
    day: isDay(day) ? day : today,
    work: idIn(address.value('work')),
    words: address.words,
  }
  return {
    address,
    asked,
    place,
    ask: ({ day: on, work, words }: LedgerQuestion) =>
      address.set(
        { day: on === today ? null : on, work: work === undefined ? null : String(work), q: words },
        { replace: true }
      ),
    placeHref: (at: LedgerPlace | undefined) => address.href({ at: at ?? null }),
  }
}

/** The path of the answer to a question, beneath the panel. */
export function dayHref({ day, work, words }: LedgerQuestion): string {
  const query = new URLSearchParams({
    day,
    ...(work === undefined ? {} : { work: String(work) }),
    ...(words === '' ? {} : { q: words }),
  })
  return `ledger/day?${query}`
}
