import {
  ArchiveAnswer,
  ArtistAnswer,
  artistHref,
  EventAnswer,
  eventHref,
  ItemAnswer,
  itemHref,
  type Language,
  type PermanentRecord,
  WorkAnswer,
  workHref,
} from '@gallery/contract'
import type { FastifyInstance } from 'fastify'
import { readPublic } from '../pageReads/readPublic.ts'

/** A record as data, and its page in a language, both from the root of the site. */
export type RecordPages = { data: string; page: (language: Language) => string }

/** Where the pages of a record are that everybody sees. @throws Refused 404 */
export async function recordPages(app: FastifyInstance, { kind, id }: PermanentRecord): Promise<RecordPages> {
  const data = `/api/${kind}s/${id}`
  switch (kind) {
    case 'work': {
      const work = (await readPublic(app, WorkAnswer, data)).data
      return { data, page: (language) => workHref(work, language) }
    }
    case 'item': {
      const item = (await readPublic(app, ItemAnswer, data)).data
      return { data, page: (language) => itemHref(item, language) }
    }
    case 'event': {
      const event = (await readPublic(app, EventAnswer, data)).data
      return { data, page: (language) => eventHref(event, language) }
    }
    case 'artist': {
      const artist = (await readPublic(app, ArtistAnswer, data)).data
      return { data, page: (language) => artistHref(artist, language) }
    }
    case 'archive': {
      await readPublic(app, ArchiveAnswer, data)
      return { data, page: (language) => `/${language}/archives/${id}` }
    }
  }
}
