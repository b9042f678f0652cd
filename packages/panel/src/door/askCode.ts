import { Failure, read } from '@gallery/client'
import { type CodeAnswer, urlOf } from '@gallery/contract'
import { inTime } from './inTime.ts'

/**
 * Asks the server whose code it is that stands on no list of today: `none` is no booking's, `unknown` is what cannot be
 * told without a connection.
 */
export async function askCode(code: string): Promise<CodeAnswer['data'] | 'none' | 'unknown'> {
  try {
    return (await read(urlOf('/api/door/codes/:code', { code }), inTime)).data
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.status === 404 ? 'none' : 'unknown'
  }
}
