import {
  ArchiveAnswer,
  ArchivesAnswer,
  ArtistAnswer,
  ArtistsAnswer,
  artistHref,
  CollectionAnswer,
  CollectionsAnswer,
  collectionHref,
  EventAnswer,
  ItemAnswer,
  ItemsAnswer,
  type Language,
  WorkAnswer,
  WorksAnswer,
} from '@gallery/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../errors.ts'
import { route } from '../../http/route.ts'
import { sendJsonLd } from '../../http/sendJsonLd.ts'
import { readPublic } from '../../pageReads/readPublic.ts'
import { readSomeOptions } from '../../readOptions.ts'
import {
  archiveMembers,
  artistMembers,
  backRoomMembers,
  collectionOf,
  itemMembers,
  member,
  workMembers,
} from './collections.ts'
import { eventManifest, itemManifest, workManifest } from './manifests.ts'
import { type Gallery, presentationContext } from './resource.ts'
import { listViewed } from './viewed.queries.ts'
import { plain, said, written } from './words.ts'

/** How many members stand on a page of a collection. */
const perPage = 100

/**
 * The IIIF Presentation API 3.0. Manifests and collections are made of what the public API answers somebody whom nobody
 * knows, and of nothing else: what is hidden there is not here.
 */
export const presentationRoutes: FastifyPluginAsync = async (app) => {
  const config = { counted: true } as const

  route(app, 'GET /iiif/works/:work/manifest.json', { config }, async (request, reply) => {
    const { data } = await readPublic(app, WorkAnswer, `/api/works/${request.params.work}`)
    return send(request, reply, workManifest(await galleryOf(app), data))
  })

  route(app, 'GET /iiif/items/:hash/manifest.json', { config }, async (request, reply) => {
    const { data } = await readPublic(app, ItemAnswer, `/api/items/${request.params.hash}`)
    return send(request, reply, itemManifest(await galleryOf(app), data))
  })

  route(app, 'GET /iiif/events/:id/manifest.json', { config }, async (request, reply) => {
    const { data } = await readPublic(app, EventAnswer, `/api/events/${request.params.id}`)
    return send(request, reply, eventManifest(await galleryOf(app), data))
  })

  route(app, 'GET /iiif/collection.json', { config }, async (request, reply) => {
    const gallery = await galleryOf(app)
    const parts = [
      member(gallery, 'artists/', said('iiif.artists')),
      member(gallery, 'archives/', said('iiif.archives')),
      member(gallery, 'collections/', said('iiif.collections')),
    ]
    const described = { path: '', label: plain(gallery.name), pathIn: (language: string) => `/${language}` }
    return send(request, reply, collectionOf(gallery, described, parts))
  })

  route(app, 'GET /iiif/artists/collection.json', { config }, async (request, reply) => {
    const { page } = request.query
    const { data, meta } = await readPublic(app, ArtistsAnswer, listed('/api/artists?', page))
    const gallery = await galleryOf(app)
    const described = { path: 'artists/', label: said('iiif.artists') }
    const place = { page, pages: meta.last_page }
    return send(request, reply, collectionOf(gallery, described, artistMembers(gallery, data), place))
  })

  route(app, 'GET /iiif/artists/:id/collection.json', { config }, async (request, reply) => {
    const { page } = request.query
    const { data: artist } = await readPublic(app, ArtistAnswer, `/api/artists/${request.params.id}`)
    const { data, meta } = await readPublic(app, WorksAnswer, listed(`/api/works?artist=${artist.id}&`, page))
    const gallery = await galleryOf(app)
    const described = {
      path: `artists/${artist.id}/`,
      label: plain(artist.display),
      pathIn: (language: Language) => artistHref(artist, language),
    }
    const place = { page, pages: meta.last_page }
    return send(request, reply, collectionOf(gallery, described, workMembers(gallery, data), place))
  })

  route(app, 'GET /iiif/archives/collection.json', { config }, async (request, reply) => {
    const { page } = request.query
    const { data, meta } = await readPublic(app, ArchivesAnswer, listed('/api/archives?', page))
    const gallery = await galleryOf(app)
    const described = { path: 'archives/', label: said('iiif.archives') }
    const pages = meta.last_page
    const isLast = (page ?? 1) === pages
    const general = isLast ? [member(gallery, 'archives/general/', said('iiif.general'))] : []
    const members = [...archiveMembers(gallery, data), ...general]
    return send(request, reply, collectionOf(gallery, described, members, { page, pages }))
  })

  route(app, 'GET /iiif/archives/general/collection.json', { config }, async (request, reply) => {
    const described = { path: 'archives/general/', label: said('iiif.general') }
    return sendItems(request, reply, 'general', described)
  })

  route(app, 'GET /iiif/archives/:id/collection.json', { config }, async (request, reply) => {
    const { data: archive } = await readPublic(app, ArchiveAnswer, `/api/archives/${request.params.id}`)
    const described = {
      path: `archives/${archive.id}/`,
      label: written(archive, 'title'),
      summary: written(archive, 'description'),
      pathIn: (language: string) => `/${language}/archives/${archive.id}`,
    }
    return sendItems(request, reply, `${archive.id}`, described)
  })

  route(app, 'GET /iiif/collections/collection.json', { config }, async (request, reply) => {
    const { page } = request.query
    const { data, meta } = await readPublic(app, CollectionsAnswer, listed('/api/collections?', page))
    const gallery = await galleryOf(app)
    const described = { path: 'collections/', label: said('iiif.collections') }
    const place = { page, pages: meta.last_page }
    return send(request, reply, collectionOf(gallery, described, backRoomMembers(gallery, data), place))
  })

  route(app, 'GET /iiif/collections/:link/collection.json', { config }, async (request, reply) => {
    const { data } = await readPublic(app, CollectionAnswer, `/api/collections/${request.params.link}`)
    const gallery = await galleryOf(app)
    const described = {
      path: `collections/${data.link}/`,
      label: written(data, 'title'),
      summary: written(data, 'description'),
      pathIn: (language: Language) => collectionHref(data, language),
    }
    return send(request, reply, collectionOf(gallery, described, workMembers(gallery, data.works)))
  })

  async function sendItems(
    request: FastifyRequest<{ Querystring: { page?: number | undefined } }>,
    reply: FastifyReply,
    archive: string,
    described: Parameters<typeof collectionOf>[1]
  ): Promise<FastifyReply> {
    const { page } = request.query
    const { data, meta } = await readPublic(app, ItemsAnswer, listed(`/api/items?archive=${archive}&`, page))
    const gallery = await galleryOf(app)
    const place = { page, pages: meta.last_page }
    const viewed = await listViewed(
      app.db,
      data.map(({ id }) => id)
    )
    return send(request, reply, collectionOf(gallery, described, itemMembers(gallery, data, viewed), place))
  }
}

function listed(path: string, page = 1): string {
  return `${path}page=${page}&per_page=${perPage}`
}

async function galleryOf(app: FastifyInstance): Promise<Gallery> {
  const options = await readSomeOptions(app.db, ['name', 'zoomPixels', 'rightsPixels'])
  return { ...options, url: app.env.PUBLIC_URL }
}

/** @throws Refused 404 for a record that shows nothing. */
function send(request: FastifyRequest, reply: FastifyReply, document: object | null): FastifyReply {
  if (document === null) throw notFound()
  return sendJsonLd(request, reply, { context: presentationContext, document })
}
