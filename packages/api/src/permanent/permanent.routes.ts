import { linkedPath, type PermanentRecord, permanentPath, permanentRecord } from '@gallery/contract'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { notFound, Refused } from '../errors.ts'
import { route } from '../http/route.ts'
import { type RecordPages, recordPages } from './recordPages.ts'
import { findGone, itemByHash } from './tombstones.queries.ts'

/** How many records may have become part of one another, one after the other. */
const longestLine = 20

/** `/api/id`: where the records of permanent addresses are. */
export const permanentRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/id/:record', { config: { kept: true } }, async ({ params }) => {
    const asked = permanentRecord(params.record) ?? (await itemByHash(app.db, params.record))
    if (!asked) throw notFound()
    const { record, pages } = await find(app, asked, longestLine)
    return {
      data: {
        ...record,
        address: app.env.PUBLIC_URL + permanentPath(record),
        pages: { es: pages.page('es'), en: pages.page('en') },
        data: pages.data,
        linked: linkedPath(record),
      },
    }
  })
}

/**
 * The record that is meant, or the one that it became part of.
 *
 * @throws Refused 410 for one that is gone, 404 for one that was never seen or is hidden
 */
async function find(
  app: FastifyInstance,
  record: PermanentRecord,
  steps: number
): Promise<{ record: PermanentRecord; pages: RecordPages }> {
  try {
    return { record, pages: await recordPages(app, record) }
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error
    const gone = await findGone(app.db, record)
    if (gone === null) throw error
    if (gone.successor && steps > 0) return find(app, gone.successor, steps - 1)
    const body = { kind: record.kind, gone_at: gone.at.toISOString() }
    throw new Refused(410, 'permanent.gone', {}, { body })
  }
}
