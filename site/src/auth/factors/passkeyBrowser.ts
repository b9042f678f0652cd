import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@gallery/contract'
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

/**
 * What the browser does with passkeys: all of this file, and the library with it, is loaded when somebody needs it.
 * Each returns null when nothing came of it: no finger, no device, or a passkey that is there already.
 */

/** Makes a passkey. */
export async function create(optionsJSON: PasskeyCreation): Promise<NewPasskey | null> {
  const made = await unlessNothing(startRegistration({ optionsJSON }))
  return made && { ...made, clientExtensionResults: {} }
}

/** Uses a passkey; `offered` waits until somebody picks one that the browser offers in the field for the address. */
export async function use(
  optionsJSON: PasskeyRequest,
  { offered }: { offered: boolean }
): Promise<PasskeyProof | null> {
  const used = await unlessNothing(startAuthentication({ optionsJSON, useBrowserAutofill: offered }))
  return used && { ...used, clientExtensionResults: {} }
}

/** Ends what the browser waits for. */
export function cancel(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function unlessNothing<Answer>(ceremony: Promise<Answer>): Promise<Answer | null> {
  try {
    return await ceremony
  } catch (error) {
    // The library throws its own errors, the browser's, and plain ones where the browser lacks something.
    if (error instanceof WebAuthnError || error instanceof Error) return null
    throw error
  }
}
