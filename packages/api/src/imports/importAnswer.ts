import type { ImportAnswer } from '@gallery/contract'
import type { FastifyRequest } from 'fastify'
import { findImportDetail } from './detail.queries.ts'

/** An import as it stands, in the words of whoever asks. @throws Refused 404 */
export async function importAnswer(request: FastifyRequest, id: number): Promise<ImportAnswer> {
  const { server, language } = request
  return { data: await findImportDetail(server.db, id, { now: server.clock(), language }) }
}
