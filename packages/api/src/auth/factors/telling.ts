import type { Db } from '../../db/db.ts'
import { type AccountOffice, mailSetting } from '../../mail/accountOffice.ts'
import { enqueueMail } from '../../mail/enqueueMail.ts'
import { type FactorNews, factorMail } from '../../mail/factorMail.ts'

/** Mails somebody what became of their passkeys, app or codes. Call it with the transaction in which it became so. */
export async function tellOwner(
  tx: Db,
  office: AccountOffice,
  to: string,
  news: FactorNews,
  values: Readonly<Record<string, string | number>> = {}
): Promise<void> {
  const { language, now } = office
  const content = factorMail({ ...(await mailSetting(tx, office)), news, values })
  await enqueueMail(tx, { kind: 'factors', language, to, content, now })
}
