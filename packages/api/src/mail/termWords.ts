import { instantOf, type LedgerRow, type TermKind } from '@gallery/contract'
import { say } from '../say.ts'
import { translated } from '../translated.ts'
import type { AccountMailInput } from './accountMail.ts'
import { longDay } from './dates.ts'

/** A term as mails tell of it. None tells at what value: mails go through many hands. */
export type MailedTerm = {
  kind: TermKind
  until: string
  row: Pick<LedgerRow, 'purpose' | 'owner' | 'address' | 'contact'> & {
    work: Pick<LedgerRow['work'], 'title_es' | 'title_en'> & { artist: { display: string } | null }
  }
}

/** What a mail about terms is made of, on a day of the gallery. */
export type TermMailInput = AccountMailInput & { day: string }

type Setting = Pick<TermMailInput, 'language' | 'timeZone' | 'now'>

/** The work and who made it: "Mabel Otaegui, Trama baja 9". */
export function workName({ row: { work } }: MailedTerm, { language }: Setting): string {
  return [work.artist?.display, translated(work, 'title', language)].filter(Boolean).join(', ')
}

/** What it is that ends: a loan, a consignment, a stay at the framer's. */
export function termName({ kind, row: { purpose } }: MailedTerm, { language }: Setting): string {
  return say(language, kind === 'consigned' ? 'ledger.kind.consignment' : `ledger.kind.${purpose || 'loan'}`)
}

/** Its last day in words. */
export function lastDay({ until }: MailedTerm, setting: Setting): string {
  return longDay(instantOf(until, '12:00', setting.timeZone), setting)
}

/** What is known of it, line by line. */
export function termFacts(term: MailedTerm, setting: Setting): (readonly [string, string])[] {
  const { language } = setting
  const { address, contact, owner } = term.row
  const rows = [
    [say(language, 'mail.ledger.work'), workName(term, setting)],
    [say(language, 'mail.ledger.what'), termName(term, setting)],
    [say(language, 'mail.ledger.until'), lastDay(term, setting)],
    [say(language, 'mail.ledger.where'), address],
    [say(language, 'mail.ledger.contact'), contact],
    [say(language, 'mail.ledger.owner'), term.kind === 'consigned' ? owner : ''],
  ] as const
  return rows.filter(([, value]) => value !== '')
}
