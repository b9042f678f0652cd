import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { giveUpMail, listMails, sendMailNow } from './mails.queries.ts'

/** `/api/mails`: the outbox as super users see it. What is in a mail is for its reader only. */
export const mailsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/mails', async ({ query }) => listMails(app.db, query, app.clock()))

  route(app, 'POST /api/mails/:id/send', async ({ params }) => {
    const data = await sendMailNow(app.db, params.id, app.clock())
    app.nudgeMail()
    return { data }
  })

  route(app, 'POST /api/mails/:id/giveUp', async ({ params }) => ({
    data: await giveUpMail(app.db, params.id, app.clock()),
  }))
}
