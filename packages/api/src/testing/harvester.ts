import { eq } from 'drizzle-orm'
import { stampHarvest } from '../harvest/stamp.queries.ts'
import { items } from '../tables/items.table.ts'
import { fillBackRoom, secrets } from './backRoom.ts'
import { anEvent } from './bookings.ts'
import { oaiShape } from './oaiShape.ts'
import { addArchive, addItem } from './sampleItem.ts'
import type { TestApp } from './testApp.ts'

/** Everything, as Dublin Core. */
export const everyRecord = 'verb=ListRecords&metadataPrefix=oai_dc'

/** What has to be escaped in XML, and what it cannot hold. */
const hostile = 'Carta <b>&amp; "marco"</b> ]]>\u0001\u0008 😀'

/** The back room, an archive with a letter, which is hostile, an item that is `hidden`, and an event: by their ids. */
export async function fillHarvest(gallery: TestApp) {
  await fillBackRoom(gallery)
  const archive = await addArchive(gallery, { title_es: 'Cartas', title_en: 'Letters' })
  const letter = await addItem(gallery, {
    archive_id: archive,
    date_fallback: 'circa 1949',
    date_edtf: '1949~',
    tags: ['marco'],
    private_notes: secrets.notes,
  })
  // No form takes control characters; what was there before may have some.
  await gallery.db.update(items).set({ subtitle_es: hostile }).where(eq(items.id, letter))
  const hidden = await addItem(gallery, { subtitle_es: secrets.notes, public: false })
  await anEvent(gallery.db)
  return { archive, letter, hidden }
}

/** Whoever collects the records of galleries. */
export function aHarvester(gallery: TestApp) {
  /** Asks, and throws unless the answer is well-formed and has the shape of the protocol's schema. */
  async function ask(query: string): Promise<string> {
    const { statusCode, headers, body } = await gallery.client().get(`/oai?${query}`)
    const wrong = oaiShape(body)
    if (statusCode !== 200 || headers['content-type'] !== 'text/xml; charset=utf-8' || wrong.length > 0)
      throw new Error(`${query} is answered ${statusCode} ${headers['content-type']} ${wrong.join()} ${body}`)
    return body
  }
  /** The headers of a whole list, answer after answer, each with what it says. */
  async function harvest(query: string, between?: () => Promise<unknown>): Promise<Map<string, string>> {
    const told = new Map<string, string>()
    for (let xml = await ask(query); ; ) {
      for (const [, header = ''] of xml.matchAll(/<header(.*?)<\/header>/gs)) {
        const [, id = ''] = /<identifier>([^<]+)<\/identifier>/.exec(header) ?? []
        told.set(id, header.includes('status="deleted"') ? 'deleted' : 'there')
      }
      const token = tokenIn(xml)
      if (token === undefined) return told
      await between?.()
      xml = await ask(`verb=ListIdentifiers&resumptionToken=${token}`)
    }
  }
  return { ask, harvest }
}

/** Notes all that changed, as the server does before it answers: what names an artist is looked at after the artist. */
export async function noteChanges({ db }: TestApp): Promise<void> {
  let isBehind = true
  while (isBehind) isBehind = await stampHarvest(db)
}

/** The code of the error that an answer tells. */
export const errorIn = (xml: string) => /<error code="(\w+)"/.exec(xml)?.[1]
/** By what the rest of a list is asked for. */
export const tokenIn = (xml: string) => /<resumptionToken[^>]*>([^<]+)</.exec(xml)?.[1]
