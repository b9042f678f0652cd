import { addDays, type Language, languages, today } from '@gallery/contract'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type CalendarEntry, calendarFile } from '../calendarFile.ts'
import { notFound } from '../errors.ts'
import { isCurrent, weakTag } from '../etags.ts'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { readOptions } from '../readOptions.ts'
import { translated } from '../translated.ts'
import { atomFeed } from './atomFeed.ts'
import { type CalendarEvent, findCalendarEvent, listCalendarEvents } from './calendarEvents.queries.ts'
import { listNews } from './news.queries.ts'

/** Days after its end for which an event stays in the calendar: who subscribed sees what was missed. */
const keptDays = 30

/**
 * The gallery's events as calendars, in each language: `/{lang}/events.ics` to subscribe to, with the exhibitions, and
 * `/{lang}/events/{id}.ics` for one of either kind. What is announced, as news: `/{lang}/feed.xml`.
 */
export const feedsRoutes: FastifyPluginAsync = async (app) => {
  async function houseOf(language: Language) {
    return { language, gallery: await readOptions(app.db), publicUrl: app.env.PUBLIC_URL }
  }

  for (const language of languages) {
    route(app, `GET /${language}/events.ics`, { config: { counted: true } }, async (request, reply) => {
      const since = addDays(today(app.clock(), app.env.GALLERY_TZ), -keptDays)
      const events = await listCalendarEvents(app.db, since)
      const house = await houseOf(language)
      const entries = events.map((event) => entryOf(event, language))
      return answer(request, reply, calendarFile(entries, house, { name: house.gallery.name }))
    })

    route(app, `GET /${language}/feed.xml`, { config: { counted: true } }, async (request, reply) => {
      const feed = atomFeed(await listNews(app.db), await houseOf(language))
      return answer(request, reply, feed, asFresh)
    })

    route(app, `GET /${language}/events/:id.ics`, { config: { counted: true } }, async (request, reply) => {
      const event = await findCalendarEvent(app.db, request.params.id)
      if (!event) throw notFound()
      reply.header('content-disposition', `attachment; filename="event-${event.id}.ics"`)
      return answer(request, reply, calendarFile([entryOf(event, language)], await houseOf(language)))
    })
  }
}

/** An event takes whole days, as the gallery counts them. Its text is the same until somebody changes it. */
function entryOf(event: CalendarEvent, language: Language): CalendarEntry {
  return {
    id: `event-${event.id}`,
    title: translated(event, 'title', language),
    description: translated(event, 'excerpt', language),
    event,
    changedAt: event.updated_at,
    span: event,
  }
}

const asCalendar = 'public, max-age=300'
/** As fresh as the pages that it tells of. */
const asFresh = 'public, max-age=0, must-revalidate'

/** Programs ask every hour: a file that they know already is not sent again. */
function answer(request: FastifyRequest, reply: FastifyReply, file: string, cacheControl = asCalendar) {
  const etag = weakTag(file)
  reply.headers({ 'cache-control': cacheControl, etag })
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
  return reply.type(ownType(reply)).send(file)
}
