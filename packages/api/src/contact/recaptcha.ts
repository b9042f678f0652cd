import { z } from 'zod'
import { Refused } from '../errors.ts'

/** Google's own address and no other: the secret goes there. */
const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'

/** How long to wait for Google, in milliseconds. */
const patience = 5_000

/** A key of version 3 rates visitors from 0 to 1 instead of asking them; below this it takes them for a machine. */
const minScore = 0.5

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() })

/**
 * Asks Google whether a person solved its puzzle. Google takes each answer once and only for a few minutes.
 *
 * @param ask fetches; a test answers in Google's place.
 * @throws Refused 503 when Google cannot be asked
 */
export async function passesRecaptcha(
  answer: string,
  secret: string,
  ask: typeof fetch = fetch
): Promise<boolean> {
  try {
    const response = await ask(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answer }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const { success, score = 1 } = Verdict.parse(await response.json())
    return success && score >= minScore
  } catch (cause) {
    throw Object.assign(new Refused(503, 'error.unavailable'), { cause })
  }
}
