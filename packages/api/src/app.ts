import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from './answers.ts'
import { remindersPlugin } from './appointments/remindersPlugin.ts'
import { sessionPlugin } from './auth/session.ts'
import { backupsPlugin } from './backups/backupsPlugin.ts'
import { cachingPlugin } from './caching.ts'
import { closingPlugin } from './closing.ts'
import { csrfPlugin } from './csrf.ts'
import { dateWordsPlugin } from './dates/dateWordsPlugin.ts'
import type { Database, Db } from './db/db.ts'
import { signingPlugin } from './db/signingPlugin.ts'
import { dumpsPlugin } from './dumps/dumpsPlugin.ts'
import { edgePlugin } from './edge.ts'
import type { Env } from './env/env.ts'
import { answerError, answerNotFound } from './errorHandler.ts'
import { filesPlugin } from './files/filesPlugin.ts'
import { limitedAnswersPlugin } from './files/limitedAnswers.ts'
import { keptAnswersPlugin } from './freshness/keptAnswers.ts'
import { harvestPlugin } from './harvest/harvestPlugin.ts'
import { attemptsPlugin } from './http/attempts.ts'
import { freshPlugin } from './http/fresh.ts'
import { leftUploadsPlugin } from './images/leftUploads.ts'
import { picturePlugin } from './images/picturePlugin.ts'
import { importsPlugin } from './imports/importsPlugin.ts'
import { zonePlugin } from './installation/zonePlugin.ts'
import { knownPathsPlugin } from './knownPaths.ts'
import { languagePlugin } from './language.ts'
import { leavesPlugin } from './leaves/leavesPlugin.ts'
import { ledgerPlugin } from './ledger/ledgerPlugin.ts'
import { leftFilesPlugin } from './leftFiles/leftFilesPlugin.ts'
import { logging, logRequest } from './logging.ts'
import { standardOutput } from './logStream.ts'
import { mailPlugin } from './mail/mailPlugin.ts'
import type { MailTransport } from './mail/transport.ts'
import { metricsPlugin } from './metrics/metricsPlugin.ts'
import { openapiPlugin } from './openapi.ts'
import { ownLinePlugin } from './ownLine/ownLine.ts'
import { pageReadsPlugin } from './pageReads/pageReads.ts'
import { messageRemindersPlugin } from './questions/messageRemindersPlugin.ts'
import type { ReadRate } from './readLimit/allowances.ts'
import { readLimitPlugin } from './readLimit/readLimit.ts'
import { recordingsPlugin } from './recordings/recordingsPlugin.ts'
import { proxyTrust, requestIds } from './requestIds.ts'
import { retentionPlugin } from './retention/retentionPlugin.ts'
import { roomWeeksPlugin } from './rooms/roomWeeksPlugin.ts'
import { routes } from './routes.ts'
import { samePersonPlugin } from './samePerson.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { Storage } from './storage/storage.ts'
import { tracingPlugin } from './tracing/tracingPlugin.ts'
import { validatorCompiler } from './validation.ts'
import { offersPlugin } from './waiting/offersPlugin.ts'
import { workHoldsPlugin } from './workHolds/workHoldsPlugin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    env: Env
    storage: Storage
    /** See {@link Database.asked}. */
    asked: Database['asked']
    /** See {@link Database.revisions}. */
    revisions: Database['revisions']
    /** Decides what now is, everywhere: pass it on, never ask the database. */
    clock(): Date
  }
}

/** What an app is made of. It takes the database over: `app.close()` closes it, last of all. */
export type AppParts = {
  env: Env
  database: Database
  storage: Storage
  /** How mails leave; by default to `SMTP_URL`, or into the outbox folder. */
  mailTransport?: MailTransport
  /** Whether this app sends mails, reminds of visits, offers freed places, tells of held works, of what is due and of visits to rooms, makes picture variants and forgets old data beside answering. @default true */
  workers?: boolean
  /** Whether requests and faults are logged, or what takes each line in place of the standard output. @default true */
  log?: boolean | { write(line: string): void }
  /** @default the system's */
  clock?: () => Date
  /** Milliseconds that a request gets to arrive whole; a slow network sends a large picture. @default 120000 */
  patience?: number
  /** What visitors of one address may have made anew. @default as `readLimit.ts` says */
  reads?: ReadRate
}

/**
 * Builds the server, apart from listening. The site adds its own GET routes to it, `/*` included: every path of the API
 * is taken already, those that do not exist too. To end, `app.drain()` answers what has arrived; then `app.close()` stops
 * the workers after the mail and the picture in hand, and closes the database.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, database, storage, workers = true, log = true, clock = () => new Date() } = parts
  const { patience = 120_000 } = parts
  const isTrusted = proxyTrust(env.TRUST_PROXY)
  const newId = requestIds(isTrusted)
  const app: FastifyInstance = Fastify({
    logger: log && { ...logging, stream: log === true ? standardOutput() : log },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    // Who sends letter by letter to keep us waiting is cut off, and so is a connection on which nothing moves.
    requestTimeout: patience,
    connectionTimeout: patience,
    http: {
      headersTimeout: Math.min(patience, 60_000),
      connectionsCheckingInterval: Math.min(patience, 10_000),
    },
    genReqId: (raw) => app.pageBeingRead()?.id ?? newId(raw),
    // All endpoints are one plugin; a machine that has much else to do takes longer over them than the usual ten seconds.
    pluginTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerError,
  })
  // The first hook of its kind runs last.
  app.addHook('onClose', () => database.close())
  app.decorate('db', database.db)
  app.decorate('asked', database.asked)
  app.decorate('revisions', database.revisions)
  app.decorate('env', env)
  app.decorate('storage', storage)
  app.decorate('clock', clock)

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', logRequest)

  await app.register(tracingPlugin, { database, isTrusted })
  await app.register(knownPathsPlugin)
  await app.register(metricsPlugin, { database })
  await app.register(closingPlugin)
  await app.register(languagePlugin)
  await app.register(securityHeaders)
  await app.register(cookie)
  await app.register(csrfPlugin)
  await app.register(pageReadsPlugin)
  await app.register(sessionPlugin)
  await app.register(samePersonPlugin)
  await app.register(freshPlugin)
  await app.register(attemptsPlugin)
  await app.register(signingPlugin)
  await app.register(cachingPlugin)
  await app.register(edgePlugin)
  await app.register(keptAnswersPlugin)
  await app.register(filesPlugin)
  await app.register(limitedAnswersPlugin)
  await app.register(readLimitPlugin, { rate: parts.reads })
  await app.register(ownLinePlugin)
  await app.register(openapiPlugin)
  await app.register(mailPlugin, { work: workers, transport: parts.mailTransport })
  await app.register(zonePlugin, { work: workers })
  await app.register(dateWordsPlugin, { work: workers })
  await app.register(picturePlugin, { work: workers })
  await app.register(leftUploadsPlugin, { work: workers })
  await app.register(leavesPlugin, { work: workers })
  await app.register(recordingsPlugin, { work: workers })
  await app.register(importsPlugin, { work: workers })
  await app.register(remindersPlugin, { work: workers })
  await app.register(offersPlugin, { work: workers })
  await app.register(workHoldsPlugin, { work: workers })
  await app.register(roomWeeksPlugin, { work: workers })
  await app.register(messageRemindersPlugin, { work: workers })
  await app.register(ledgerPlugin, { work: workers })
  await app.register(retentionPlugin, { work: workers })
  await app.register(leftFilesPlugin, { work: workers })
  await app.register(harvestPlugin, { work: workers })
  await app.register(dumpsPlugin, { work: workers })
  await app.register(backupsPlugin, { work: workers })
  await app.register(routes, { ready: database.ready })
  return app
}
