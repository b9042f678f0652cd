import { createHmac } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@gallery/contract'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import type { Env } from '../env/env.ts'
import { installationKey } from '../installation/installationKey.ts'
import { issueChallenge, spendChallenge } from './challenges.queries.ts'
import { findPasskey, listPasskeys, notePasskeyUse, type PasskeyRow } from './passkeys.queries.ts'
import { relyingParty } from './relyingParty.ts'

/** The signatures that are understood, the preferred first: EdDSA, ES256 and RS256, as COSE numbers them. */
const algorithms = [-8, -7, -257]

/** How long the browser waits for somebody's finger, in milliseconds. */
const timeout = 300_000

/** What a ceremony needs to know of the house. */
export type CeremonySetting = { db: Db; env: Pick<Env, 'PUBLIC_URL'>; now: Date }

/**
 * What a browser needs to make a passkey for somebody. It is to be found without an address (discoverable), to ask for a
 * finger, a face or a PIN each time (user verification), and to be none that they have already.
 */
export async function offerCreation(
  { db, env, now }: CeremonySetting,
  user: { id: number; email: string; display: string },
  gallery: string
): Promise<PasskeyCreation> {
  const own = await listPasskeys(db, user.id)
  return {
    rp: { id: relyingParty(env).id, name: gallery },
    user: { id: await userHandle(db, user.id), name: user.email, displayName: user.display },
    challenge: await issueChallenge(db, { purpose: 'create', user_id: user.id, secret: null }, now),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: own.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** What a new passkey is, when the browser's answer is right and was asked for; undefined when not. */
export async function readCreation(
  { db, env, now }: CeremonySetting,
  userId: number,
  response: NewPasskey
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined> {
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!(await spendChallenge(db, challenge, { purpose: 'create', user_id: userId }, now))) return undefined
  const { id, origin } = relyingParty(env)
  const { verified, registrationInfo } = await unlessBroken(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
  )
  if (!verified || !registrationInfo) return undefined
  const { credential } = registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
  }
}

/** What a browser needs to use a passkey. It names none, so that it tells nobody who has one. */
export async function offerUse({ db, env, now }: CeremonySetting): Promise<PasskeyRequest> {
  return {
    rpId: relyingParty(env).id,
    challenge: await issueChallenge(db, { purpose: 'use', user_id: null, secret: null }, now),
    timeout,
    userVerification: 'required',
  }
}

/**
 * The passkey that was used, which is noted; undefined when the answer is wrong in whatever way: nobody's passkey, a
 * challenge that was answered before, another site's, without verification, or a counter that stands still.
 */
export async function readUse(
  { db, env, now }: CeremonySetting,
  response: PasskeyProof
): Promise<PasskeyRow | undefined> {
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!(await spendChallenge(db, challenge, { purpose: 'use', user_id: null }, now))) return undefined
  const passkey = await findPasskey(db, response.id)
  if (!passkey) return undefined
  const { id, origin } = relyingParty(env)
  const { verified, authenticationInfo } = await unlessBroken(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    })
  )
  if (!verified || !authenticationInfo) return undefined
  const noted = await notePasskeyUse(db, passkey.id, authenticationInfo.newCounter, now)
  return noted ? passkey : undefined
}

const ClientData = z.object({ challenge: z.string() })

/** The challenge that the browser says it answers; it is believed once the signature over it is right. */
function challengeIn(clientDataJSON: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return ''
  }
}

/** The library throws at each thing that does not fit; what exactly is nobody's business. */
async function unlessBroken<Verified extends { verified: boolean }>(
  verifying: Promise<Verified>
): Promise<Verified | { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined }> {
  try {
    return await verifying
  } catch {
    return { verified: false }
  }
}

/** How authenticators know somebody: always the same, so that a second passkey replaces the first, and no number of ours. */
async function userHandle(db: Db, userId: number): Promise<string> {
  const key = await installationKey(db, 'passkeys')
  return createHmac('sha256', key).update(String(userId)).digest('base64url')
}
