import { citationFormats, EventAnswer, ItemAnswer, type Language, today, WorkAnswer } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { idsOf } from '../idsOf.ts'
import { readPublic } from '../pageReads/readPublic.ts'
import { readSomeOptions } from '../readOptions.ts'
import { artists } from '../tables/artists.table.ts'
import { bibtex } from './formats/bibtex.ts'
import { cslJson } from './formats/cslJson.ts'
import { ris } from './formats/ris.ts'
import type { NamedArtist } from './names.ts'
import { type Citing, eventReference, itemReference, workReference } from './recordReferences.ts'
import type { Reference } from './reference.ts'
import { apa } from './styles/apa.ts'
import { chicago } from './styles/chicago.ts'
import { mla } from './styles/mla.ts'

const formats = { ris, bib: bibtex, json: cslJson } as const

/** How works, items and events are cited, made of what everybody sees of them. */
export const citingRoutes: FastifyPluginAsync = async (app) => {
  const config = { kept: 'day' } as const

  route(app, 'GET /api/works/:work/citation', { config }, async ({ params, query }) =>
    texts(await ofWork(app, params.work, query.language))
  )
  route(app, 'GET /api/items/:id/citation', { config }, async ({ params, query }) =>
    texts(await ofItem(app, params.id, query.language))
  )
  route(app, 'GET /api/events/:id/citation', { config }, async ({ params, query }) =>
    texts(await ofEvent(app, params.id, query.language))
  )

  for (const format of citationFormats) {
    route(app, `GET /api/works/:work/citation.${format}`, async (request, reply) =>
      send(reply, format, await ofWork(app, request.params.work, languageOf(request)))
    )
    route(app, `GET /api/items/:id/citation.${format}`, async (request, reply) =>
      send(reply, format, await ofItem(app, request.params.id, languageOf(request)))
    )
    route(app, `GET /api/events/:id/citation.${format}`, async (request, reply) =>
      send(reply, format, await ofEvent(app, request.params.id, languageOf(request)))
    )
  }
}

async function ofWork(app: FastifyInstance, name: number | string, language: Language): Promise<Reference> {
  const { data } = await readPublic(app, WorkAnswer, `/api/works/${name}`)
  return workReference(data, await citingOf(app, language))
}

async function ofItem(app: FastifyInstance, name: number | string, language: Language): Promise<Reference> {
  const { data } = await readPublic(app, ItemAnswer, `/api/items/${name}`)
  return itemReference(data, await citingOf(app, language))
}

async function ofEvent(app: FastifyInstance, id: number, language: Language): Promise<Reference> {
  const { data } = await readPublic(app, EventAnswer, `/api/events/${id}`)
  return eventReference(data, await namesOf(app, idsOf(data.artists)), await citingOf(app, language))
}

/** An event's own answer has no last names. */
async function namesOf(app: FastifyInstance, ids: readonly number[]): Promise<NamedArtist[]> {
  const { id, display, last_name } = artists
  const rows = await app.db
    .select({ id, display, last_name })
    .from(artists)
    .where(inArray(id, [...ids]))
  return ids.flatMap((each) => rows.find((row) => row.id === each) ?? [])
}

async function citingOf({ db, env, clock }: FastifyInstance, language: Language): Promise<Citing> {
  const { name, address } = await readSomeOptions(db, ['name', 'address'])
  return {
    name,
    address,
    language,
    url: env.PUBLIC_URL,
    today: today(clock(), env.GALLERY_TZ),
  }
}

function texts(reference: Reference) {
  const styles = { chicago: chicago(reference), mla: mla(reference), apa: apa(reference) }
  return { data: { address: reference.URL, styles } }
}

function languageOf({
  query,
  language,
}: FastifyRequest<{ Querystring: { language?: Language | undefined } }>) {
  return query.language ?? language
}

async function send(
  reply: FastifyReply,
  format: keyof typeof formats,
  reference: Reference
): Promise<FastifyReply> {
  reply.headers({
    'content-disposition': `attachment; filename="${reference.id}.${format}"`,
    link: `<${reference.URL}>; rel="cite-as"`,
    vary: 'accept-language',
  })
  return reply.type(ownType(reply)).send(Buffer.from(formats[format](reference)))
}
