import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import { route } from '../http/route.ts'
import { withdrawMails } from '../mail/withdrawMails.ts'
import { officeOf } from '../office.ts'
import { writingOf } from '../writing.ts'
import {
  aboutLink,
  addPerson,
  changePerson,
  findPerson,
  giveLinkBack,
  listPeople,
  listRoomsOfPeople,
  revokeLink,
} from './people.queries.ts'
import { mailLink } from './roomMails.ts'

/** Who has a link of their own to a room, for super users: given, mailed, revoked and given back. */
export const roomPeopleRoutes: FastifyPluginAsync = async (app) => {
  const answer = async (tx: Db, { id, person }: { id: number; person: number }) => ({
    data: await findPerson(tx, id, person),
  })

  route(app, 'GET /api/rooms/people', async ({ query }) => ({ data: await listRoomsOfPeople(app.db, query) }))

  route(app, 'GET /api/collections/:id/people', async ({ params }) => ({
    data: await listPeople(app.db, params.id),
  }))

  route(app, 'POST /api/collections/:id/people', async (request, reply) => {
    const { id } = request.params
    const form = request.body
    if (form.send && form.email === '') throw new InvalidInput({ email: 'field.email' })
    const added = await app.db.transaction(async (tx) => {
      const writing = { ...writingOf(request), told_in: request.language }
      const person = await addPerson(tx, id, form, writing)
      if (form.send) await mailLink(tx, { ...officeOf(app), db: tx }, { collection: id, person })
      return answer(tx, { id, person })
    })
    app.nudgeMail()
    return reply.code(201).send(added)
  })

  route(app, 'PATCH /api/collections/:id/people/:person', async (request) =>
    app.db.transaction(async (tx) => {
      const { id, person } = request.params
      const isRelinked = await changePerson(tx, id, person, request.body, writingOf(request))
      if (isRelinked) await withdrawMails(tx, [aboutLink(person)])
      return answer(tx, { id, person })
    })
  )

  route(app, 'DELETE /api/collections/:id/people/:person', async (request) =>
    app.db.transaction(async (tx) => {
      const { id, person } = request.params
      await revokeLink(tx, id, person, writingOf(request))
      return answer(tx, { id, person })
    })
  )

  route(app, 'POST /api/collections/:id/people/:person/restore', async (request) =>
    app.db.transaction(async (tx) => {
      const { id, person } = request.params
      await giveLinkBack(tx, id, person, writingOf(request))
      return answer(tx, { id, person })
    })
  )

  route(app, 'POST /api/collections/:id/people/:person/mail', async (request) => {
    const { id, person } = request.params
    const mailed = await app.db.transaction(async (tx) => {
      await mailLink(tx, { ...officeOf(app), db: tx }, { collection: id, person })
      return answer(tx, { id, person })
    })
    app.nudgeMail()
    return mailed
  })
}
