import { isLocal, isOutboxShown } from '@gallery/api'
import type { FastifyInstance } from 'fastify'

/** Says where the site is and where its mails go. */
export function greet(app: FastifyInstance): void {
  const { env } = app
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT
  const lines = [`Listening on http://${env.HOST}:${port}`]
  if (!isLocal(env)) lines.push(`Public address: ${env.PUBLIC_URL}`)
  lines.push(mails(env))
  process.stdout.write(`${lines.join('\n')}\n`)
}

function mails(env: FastifyInstance['env']): string {
  if (env.SMTP_URL) return `Mails leave through ${new URL(env.SMTP_URL).host}`
  const outbox = `Mails are kept in ${env.GALLERY_DATA}/outbox`
  return isOutboxShown(env) ? `${outbox}; read them at ${env.PUBLIC_URL}/dev/outbox` : outbox
}
