import { today, usualWallGap, type WorksPaperQuery } from '@gallery/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { limitRate } from '../rateLimits.ts'
import { readOptions } from '../readOptions.ts'
import { keepSecret } from '../secretLinks.ts'
import { findDoorList } from './doorList.queries.ts'
import { printDoorList } from './doorList.ts'
import { draftOf } from './draftNote.ts'
import type { Printing } from './frame.ts'
import { printLabels } from './labels.ts'
import { answer, ledgerPaperRoutes } from './ledger.routes.ts'
import { printNote } from './note.ts'
import { printPriceList } from './priceList.ts'
import { asInRoom } from './roomWorks.ts'
import { readThumbs } from './thumbs.ts'
import { printWallPlan } from './wallPlan.ts'
import { findRoom, isPrivate, workPage } from './workPage.ts'
import { asConsigned, findCollectionName, findPaperWorks, type PaperSelection } from './works.queries.ts'

/** Sheets per person: one with many pictures takes the server some seconds. */
const limit = { max: 60, window: 10 * 60_000 }

/** `/api/paper`: what the gallery prints, as PDF in either language (super). */
export const paperRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', keepSecret)

  /** Who prints, now and here. @throws Refused 429 */
  async function printingOf(request: FastifyRequest, asked: Printing['language'] | undefined) {
    const now = app.clock()
    const user = signedIn(request)
    await limitRate(app.db, `paper:${user.id}`, limit, now)
    const house = await readOptions(app.db)
    const printing: Printing = {
      language: asked ?? request.language,
      gallery: house.name,
      by: user.display,
      now,
      zone: app.env.GALLERY_TZ,
    }
    return { printing, house }
  }

  /** The works of a paper that goes to whoever the works are shown to: those of a room as the room shows them. */
  async function findShown({ now, zone }: Printing, query: WorksPaperQuery) {
    const { collection } = query
    const isRoom = collection !== undefined && (await isPrivate(app.db, collection))
    const selection = selectionOf(query)
    const works = await findPaperWorks(app.db, isRoom ? { ...selection, gone: true } : selection, now)
    return isRoom ? asInRoom(app.db, works, collection, { now, zone }) : { works, prices: null }
  }

  route(app, 'GET /api/paper/price-list.pdf', async (request, reply) => {
    const { printing } = await printingOf(request, request.query.language)
    const listed = await findShown(printing, request.query)
    const thumbs = await readThumbs(app.storage, listed.works)
    return answer(reply, 'price-list', await printPriceList(printing, { ...listed, thumbs }))
  })

  route(app, 'GET /api/paper/labels.pdf', async (request, reply) => {
    const { printing, house } = await printingOf(request, request.query.language)
    const { collection } = request.query
    const { works } = await findShown(printing, request.query)
    const room = collection === undefined ? null : await findRoom(app.db, collection, printing.now)
    // What is gone hangs on no wall.
    const hung = works.filter((work) => work.room?.state !== 'gone')
    const labels = hung.map((work) => ({
      work,
      address: workPage(work, printing.language, app.env.PUBLIC_URL, room),
      // A wall is for visitors.
      isReserved: work.room ? work.room.state === 'reserved' : house.showReserved && work.heldUntil !== null,
    }))
    return answer(reply, 'labels', await printLabels(printing, labels))
  })

  route(app, 'GET /api/paper/consignment-note.pdf', async (request, reply) => {
    const { printing, house } = await printingOf(request, request.query.language)
    const found = await findPaperWorks(app.db, selectionOf(request.query), printing.now)
    const works = await asConsigned(app.db, found)
    const thumbs = await readThumbs(app.storage, works)
    return answer(
      reply,
      'consignment-note',
      await printNote(printing, { note: draftOf(works), thumbs, house })
    )
  })

  await app.register(ledgerPaperRoutes, { printingOf })

  route(app, 'GET /api/paper/wall-plan.pdf', async (request, reply) => {
    const { printing } = await printingOf(request, request.query.language)
    const { collection, gap = usualWallGap, wall } = request.query
    const works = await findPaperWorks(app.db, selectionOf(request.query), printing.now)
    const thumbs = await readThumbs(app.storage, works)
    const name =
      collection === undefined ? null : await findCollectionName(app.db, collection, printing.language)
    return answer(reply, 'wall-plan', await printWallPlan(printing, { works, thumbs, name, gap, wall }))
  })

  route(app, 'GET /api/paper/door-list.pdf', async (request, reply) => {
    const { printing } = await printingOf(request, request.query.language)
    const { now, zone } = printing
    const day = request.query.day ?? today(now, zone)
    const slots = await findDoorList(app.db, { day, zone, now })
    return answer(reply, `door-list-${day}`, await printDoorList(printing, { day, slots }))
  })
}

/** Of a collection all works, unless some of them are named. */
function selectionOf({ works, collection }: WorksPaperQuery): PaperSelection {
  return works === undefined ? { collection: collection ?? 0 } : { works }
}
