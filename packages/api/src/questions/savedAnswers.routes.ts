import { asc, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { savedAnswers } from '../tables/threads.table.ts'
import { created, stamp, writingOf } from '../writing.ts'

const columns = {
  id: savedAnswers.id,
  name: savedAnswers.name,
  text_es: savedAnswers.text_es,
  text_en: savedAnswers.text_en,
}

/** `/api/savedAnswers`: the texts that the gallery keeps to answer with (super). */
export const savedAnswersRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/savedAnswers', async () => ({
    data: await app.db
      .select(columns)
      .from(savedAnswers)
      .orderBy(asc(savedAnswers.name), asc(savedAnswers.id)),
  }))

  route(app, 'POST /api/savedAnswers', async (request, reply) => {
    const values = { ...request.body, ...created(writingOf(request)) }
    const [data] = await app.db.transaction((tx) => tx.insert(savedAnswers).values(values).returning(columns))
    if (!data) throw new Error('The database did not answer with the new text')
    return reply.code(201).send({ data })
  })

  route(app, 'PATCH /api/savedAnswers/:id', async (request) => {
    const set = { ...request.body, ...stamp(savedAnswers.updated_at, writingOf(request)) }
    const which = eq(savedAnswers.id, request.params.id)
    const [data] = await app.db.transaction((tx) =>
      tx.update(savedAnswers).set(set).where(which).returning(columns)
    )
    if (!data) throw notFound()
    return { data }
  })

  route(app, 'DELETE /api/savedAnswers/:id', async (request) => {
    const which = eq(savedAnswers.id, request.params.id)
    const gone = await app.db.transaction((tx) =>
      tx.delete(savedAnswers).where(which).returning({ id: savedAnswers.id })
    )
    if (gone.length === 0) throw notFound()
    return { message: request.say('messages.answerGone') }
  })
}
