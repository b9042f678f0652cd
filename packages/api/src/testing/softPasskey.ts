import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '@gallery/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { z } from 'zod'

/** What an authenticator may say that is not as it should be. */
export type Saying = {
  /** @default http://localhost:3000 */
  origin?: string
  /** The host name that it signs for. @default that of `origin` */
  rpId?: string
  /** Whether somebody's finger was asked for. @default true */
  verified?: boolean
  /** How often it says it has signed. @default 0, as those do that do not count */
  counter?: number
}

/** A passkey without a device: an ES256 key that answers challenges as a browser with an authenticator does. */
export type SoftPasskey = {
  id: string
  create(challenge: string, saying?: Saying): NewPasskey
  use(challenge: string, saying?: Saying): PasskeyProof
}

const Point = z.object({ x: z.string(), y: z.string() })

/** Makes a passkey that nobody has. */
export function softPasskey(): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = Point.parse(publicKey.export({ format: 'jwk' }))
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  // COSE: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
  )

  function authenticatorData({ origin = home, rpId, verified = true, counter = 0 }: Saying, key?: Buffer) {
    const present = 0x01
    const flags = present | (verified ? 0x04 : 0) | (key ? 0x40 : 0)
    const signed = Buffer.alloc(5)
    signed.writeUInt8(flags, 0)
    signed.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), signed, key ?? Buffer.alloc(0)])
  }

  return {
    id,
    create: (challenge, saying = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.byteLength)
      const key = Buffer.concat([Buffer.alloc(16), length, rawId, cose])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(saying, key))],
      ])
      return {
        ...credential(id),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, saying).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use: (challenge, saying = {}) => {
      const client = clientData('webauthn.get', challenge, saying)
      const data = authenticatorData(saying)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential(id),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const home = 'http://localhost:3000'

function credential(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
}

function clientData(type: string, challenge: string, { origin = home }: Saying): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
