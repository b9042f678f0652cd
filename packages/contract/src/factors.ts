import { z } from 'zod'
import { many, one } from './answers.ts'
import { CurrentUser } from './auth.ts'
import { Id, Instant, line } from './fields.ts'

/** What a browser and an authenticator exchange in bytes, as base64url. */
const bytes = z
  .string()
  .min(1)
  .max(16_000)
  .regex(/^[\w-]+$/)
const transports = z.array(z.string().max(30)).max(10)
const attachment = z.enum(['platform', 'cross-platform'])
const verification = z.enum(['discouraged', 'preferred', 'required'])
const publicKey = z.literal('public-key')

/** What is around the bytes of either answer of an authenticator. */
const credential = {
  id: bytes,
  rawId: bytes,
  type: publicKey,
  authenticatorAttachment: attachment.optional(),
  /** Nothing that extensions say is used. */
  clientExtensionResults: z.object({}).default({}),
}

/** A new passkey, as the browser gives it (WebAuthn's `RegistrationResponseJSON`). */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** The use of a passkey, as the browser gives it (WebAuthn's `AuthenticationResponseJSON`). */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** What the browser needs to make a passkey. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What the browser needs to use a passkey: the same for everybody, since it names nobody's. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: verification,
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A passkey, as its owner knows it. */
export const Passkey = z.object({
  id: Id,
  /** "Chrome, Windows", or what its owner calls it. */
  name: z.string(),
  created_at: Instant,
  last_used_at: Instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>
export const PasskeyName = z.object({ name: line(1, 60) })
export type PasskeyName = z.infer<typeof PasskeyName>

/** What somebody has beside the mailbox to say who they are. */
export const Factors = z.object({
  passkeys: z.array(Passkey),
  /** The app that shows codes; null for none. */
  authenticator: z.object({ created_at: Instant, last_used_at: Instant.nullable() }).nullable(),
  /** Of the recovery codes that were made last; null when there are none. */
  recovery: z.object({ left: z.int().min(0), created_at: Instant }).nullable(),
})
export type Factors = z.infer<typeof Factors>
export const FactorsAnswer = one(Factors)
export type FactorsAnswer = z.infer<typeof FactorsAnswer>

/** An app that is being set up. */
export const AuthenticatorSetup = z.object({
  /** Names the set-up when its first code comes. */
  setup: z.string(),
  /** The key to type where nothing can be scanned: base32 in groups of four. */
  key: z.string(),
  /** `otpauth://…`, which opens an app on the same device. */
  address: z.string(),
  /** The same as a QR code: rows of modules, `1` for a dark one. */
  qr: z.array(z.string()),
})
export type AuthenticatorSetup = z.infer<typeof AuthenticatorSetup>

const appCode = z
  .string()
  .max(20)
  .transform((code) => code.replace(/\D/g, ''))
  .pipe(z.string().length(6))
export const AuthenticatorConfirm = z.object({ setup: line(1, 100), code: appCode })
export type AuthenticatorConfirm = z.infer<typeof AuthenticatorConfirm>

/** Says once more who one is: by the app's code, a recovery code or a passkey. */
export const FactorProof = z.union([
  z.object({ code: appCode }),
  z.object({ recovery: line(1, 100) }),
  z.object({ passkey: PasskeyProof }),
])
export type FactorProof = z.infer<typeof FactorProof>

export const PasskeyCreationAnswer = one(PasskeyCreation)
export type PasskeyCreationAnswer = z.infer<typeof PasskeyCreationAnswer>
export const PasskeyRequestAnswer = one(PasskeyRequest)
export type PasskeyRequestAnswer = z.infer<typeof PasskeyRequestAnswer>
export const PasskeyAnswer = one(Passkey).extend({ message: z.string() })
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>
export const AuthenticatorSetupAnswer = one(AuthenticatorSetup)
export type AuthenticatorSetupAnswer = z.infer<typeof AuthenticatorSetupAnswer>
/** Shown once: the server keeps no more than their hashes. */
export const RecoveryCodesAnswer = many(z.string())
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>
export const CurrentUserAnswer = one(CurrentUser)
export type CurrentUserAnswer = z.infer<typeof CurrentUserAnswer>
