import { createReadStream } from 'node:fs'
import type { FastifyRequest } from 'fastify'
import { readClamdAddress } from '../env/clamdAddress.ts'
import { InvalidInput, Refused } from '../errors.ts'
import { scanStream, type Verdict } from './clamd.ts'

/**
 * Has clamd look at a file that somebody uploaded, before anybody reads it. Without `CLAMD_URL` nobody looks.
 *
 * @throws InvalidInput on `file` for one with a virus, which is logged. @throws Refused 413 for one larger than clamd takes;
 * 503 when clamd does not answer, since what nobody has looked at is not taken
 */
export async function scanUpload(request: FastifyRequest, path: string): Promise<void> {
  const { CLAMD_URL } = request.server.env
  if (CLAMD_URL === undefined) return
  const verdict = await ask(CLAMD_URL, path)
  if (verdict.is === 'clean') return
  if (verdict.is === 'tooLarge') throw new Refused(413, 'scan.tooLarge')
  request.log.warn({ virus: verdict.name, user: request.user?.id }, 'An upload with a virus was refused')
  throw new InvalidInput({ file: 'scan.infected' })
}

async function ask(url: string, path: string): Promise<Verdict> {
  const address = readClamdAddress(url)
  try {
    if (!address) throw new Error('CLAMD_URL is no address')
    return await scanStream(address, createReadStream(path, { highWaterMark: 256 * 1024 }))
  } catch (cause) {
    throw Object.assign(new Refused(503, 'scan.away', {}, { headers: { 'retry-after': '30' } }), { cause })
  }
}
