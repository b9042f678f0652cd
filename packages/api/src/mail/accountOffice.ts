import type { Language } from '@gallery/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { type Office, officeOf } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import type { AccountMailInput } from './accountMail.ts'

/** What the rules of accounts need to know of the house and of the language in which somebody asks. */
export type AccountOffice = Office & { language: Language }

/** The office at the moment of a request. Take it once per request: one request sees one time. */
export function accountOfficeOf(request: FastifyRequest): AccountOffice {
  return { ...officeOf(request.server), language: request.language }
}

/** What every mail about an account is made of. */
export async function mailSetting(tx: Db, office: AccountOffice): Promise<AccountMailInput> {
  const { language, zone, publicUrl, now } = office
  return { language, options: await readOptions(tx), timeZone: zone, publicUrl, now }
}
