import type { FactorProof } from '@gallery/contract'
import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../../errors.ts'
import { redeemAuthenticatorCode } from '../../factors/authenticators.queries.ts'
import { readUse } from '../../factors/passkeyCeremony.ts'
import { redeemRecoveryCode } from '../../factors/recoveryCodes.queries.ts'
import { signedIn } from '../../http/guards.ts'
import type { AccountOffice } from '../../mail/accountOffice.ts'
import { limitRate, visitorOf } from '../../rateLimits.ts'
import type { Factor } from '../awaited.ts'
import { authLimits } from '../limits.ts'
import { tellOwner } from './telling.ts'

/**
 * Uses up a fresh proof of whoever asks that it is they, by something of theirs. Codes can be tried thirty times a day.
 *
 * @returns by what they proved it
 * @throws InvalidInput when it proves nothing; Refused 429
 */
export async function readProof(
  request: FastifyRequest,
  office: AccountOffice,
  proof: FactorProof
): Promise<Exclude<Factor, null>> {
  const { db, env } = request.server
  const { id, email } = signedIn(request)
  const { now } = office
  if ('passkey' in proof) {
    await limitRate(db, `guess:ip:${visitorOf(request.ip)}`, authLimits.ip, now)
    const passkey = await readUse({ db, env, now }, proof.passkey)
    if (passkey?.user_id !== id) throw new InvalidInput({ passkey: 'factor.badPasskey' })
    return 'passkey'
  }
  await limitRate(db, `proof:user:${id}`, authLimits.proofs, now)
  if ('code' in proof) {
    const isRight = await redeemAuthenticatorCode(db, id, proof.code, now)
    if (!isRight) throw new InvalidInput({ code: 'factor.badCode' })
    return 'app'
  }
  await db.transaction(async (tx) => {
    const left = await redeemRecoveryCode(tx, id, proof.recovery, now)
    if (left === undefined) throw new InvalidInput({ recovery: 'factor.badRecovery' })
    await tellOwner(tx, office, email, 'codeUsed', { left })
  })
  return 'recovery'
}
