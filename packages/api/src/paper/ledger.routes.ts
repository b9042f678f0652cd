import { dayOf, type Language, noteNumber, today } from '@gallery/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { findNote } from '../ledger/notes.queries.ts'
import { findLedgerWorks, findWhereabouts } from '../ledger/whereabouts.queries.ts'
import { say } from '../say.ts'
import { movements, works } from '../tables/works.table.ts'
import { findMovements } from '../works/movements.queries.ts'
import { printConditionReport } from './conditionReport.ts'
import type { Printing } from './frame.ts'
import { printInsuranceList } from './insuranceList.ts'
import { type House, printNote } from './note.ts'
import { readPhotos, readThumbs } from './thumbs.ts'

type Options = {
  printingOf(
    request: FastifyRequest,
    asked: Language | undefined
  ): Promise<{ printing: Printing; house: House }>
}

/** Works of a list that are printed with their pictures: more would take a minute, and some hundred megabytes. */
const mostPictured = 1_000

/** The papers of the ledger: the insurance list, notes with numbers, condition reports. */
export const ledgerPaperRoutes: FastifyPluginAsync<Options> = async (app, { printingOf }) => {
  route(app, 'GET /api/paper/insurance.pdf', async (request, reply) => {
    const { printing } = await printingOf(request, request.query.language)
    const day = request.query.day ?? today(printing.now, printing.zone)
    const rows = await findWhereabouts(app.db, { at: ['here', 'out'], ...request.query, day })
    const isPictured = rows.length <= mostPictured
    const thumbs = await readThumbs(app.storage, isPictured ? rows.map(({ work }) => work) : [])
    return answer(reply, `insurance-${day}`, await printInsuranceList(printing, { day, rows, thumbs }))
  })

  route(app, 'GET /api/paper/note.pdf', async (request, reply) => {
    const { printing, house } = await printingOf(request, request.query.language)
    const note = await findNote(app.db, request.query.note)
    const now = await findLedgerWorks(
      app.db,
      note.works.map(({ id }) => id)
    )
    // As the works were; only their pictures are those of today.
    const kept = note.works.map((work) => ({ ...work, img: now.get(work.id)?.img ?? null }))
    const struck =
      note.struck_at === null
        ? null
        : { day: dayOf(new Date(note.struck_at), printing.zone), why: note.struck_why }
    const number = noteNumber(note)
    const thumbs = await readThumbs(app.storage, kept)
    const printed = { ...note, number, struck, works: kept }
    return answer(
      reply,
      `${note.kind}-${number}`,
      await printNote(printing, { note: printed, thumbs, house })
    )
  })

  route(app, 'GET /api/paper/condition-report.pdf', async (request, reply) => {
    const { printing } = await printingOf(request, request.query.language)
    const { movement: id } = request.query
    const [found] = await app.db
      .select({ work: movements.work_id })
      .from(movements)
      .innerJoin(works, and(eq(works.id, movements.work_id), isNull(works.deleted_at)))
      .where(eq(movements.id, id))
    if (!found) throw notFound()
    const movement = (await findMovements(app.db, found.work)).find((line) => line.id === id)
    const work = (await findLedgerWorks(app.db, [found.work])).get(found.work)
    if (!movement || !work) throw notFound()
    const thumbs = await readThumbs(app.storage, [work])
    const photos = await readPhotos(
      app.storage,
      movement.conditions.flatMap(({ file }) => file ?? [])
    )
    const what = whatOf(movement, printing.language)
    const pdf = await printConditionReport(printing, { work, movement, what, thumbs, photos })
    return answer(reply, `condition-${id}`, pdf)
  })
}

/** What a movement is called on paper. */
function whatOf(
  { status, purpose }: Awaited<ReturnType<typeof findMovements>>[number],
  language: Language
): string {
  if (purpose !== '') return say(language, `ledger.kind.${purpose}`)
  if (status === 'Prestada') return say(language, 'ledger.kind.loan')
  return status === 'En consignación' ? say(language, 'ledger.kind.consignment') : ''
}

/** Browsers show it; saved, it bears its name. */
export function answer(reply: FastifyReply, name: string, pdf: Buffer) {
  return reply.type(ownType(reply)).header('content-disposition', `inline; filename="${name}.pdf"`).send(pdf)
}
