import { Failure, report } from '@gallery/client'

/**
 * Makes a write whose refusal (409) its screen shows itself, where the screen knows what stands in the way. Any other is
 * reported: that the same was sent before, and its answer lost. @throws Failure
 */
export async function shownOrReported<Answer>(
  isKnown: (error: unknown) => boolean,
  write: () => Promise<Answer>
): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Failure && error.status === 409 && !isKnown(error)) report(error)
    throw error
  }
}
