import { Id, InvalidFields, MailsAnswer, MailsQuery, OutgoingMail, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { recordWriteRefusals } from '../refusals.ts'
import { giveUpMail, listMails, sendMailNow } from './mails.queries.ts'

const tags = ['mails']
const schema = {
  tags,
  params: z.object({ id: Id }),
  response: { 200: z.object({ data: OutgoingMail }), ...recordWriteRefusals, 409: Refusal },
}

/** `/api/mails`: the outbox as super users see it. What is in a mail is for its reader only. */
export const mailsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/mails',
    {
      schema: {
        tags,
        summary: 'Mails that wait, that were given up or that were sent, a page at a time (super)',
        querystring: MailsQuery,
        response: { 200: MailsAnswer, 401: Refusal, 403: Refusal, 422: InvalidFields },
      },
    },
    async ({ query }) => listMails(app.db, query, app.clock())
  )

  app.post(
    '/api/mails/:id/send',
    { schema: { ...schema, summary: 'Send a mail now, also one that was given up (super)' } },
    async ({ params }) => {
      const data = await sendMailNow(app.db, params.id, app.clock())
      app.nudgeMail()
      return { data }
    }
  )

  app.post(
    '/api/mails/:id/giveUp',
    { schema: { ...schema, summary: 'Try a mail no more (super)' } },
    async ({ params }) => ({ data: await giveUpMail(app.db, params.id, app.clock()) })
  )
}
