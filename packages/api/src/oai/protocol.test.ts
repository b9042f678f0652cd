import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeArchive } from '../archives/changes.queries.ts'
import { items } from '../tables/items.table.ts'
import { secrets } from '../testing/backRoom.ts'
import { aHarvester, errorIn, everyRecord, fillHarvest } from '../testing/harvester.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

let gallery: TestApp
let harvester: ReturnType<typeof aHarvester>
let records: Awaited<ReturnType<typeof fillHarvest>>

beforeAll(async () => {
  gallery = await testApp()
  harvester = aHarvester(gallery)
  records = await fillHarvest(gallery)
})
afterAll(() => gallery.close())

/** A token that no answer gave. */
function forged(selection: { from?: string; until?: string }): string {
  const resumption = { verb: 'ListRecords', after: 0, cursor: 0, total: 1, ...selection }
  return Buffer.from(JSON.stringify(resumption)).toString('base64url')
}

it('says who it is, in what format, and in which sets', async () => {
  const identify = await harvester.ask('verb=Identify')
  expect(identify).toContain('<deletedRecord>persistent</deletedRecord>')
  expect(identify).toContain('<granularity>YYYY-MM-DDThh:mm:ssZ</granularity>')
  expect(await harvester.ask('verb=ListMetadataFormats')).toContain('<metadataPrefix>oai_dc</metadataPrefix>')
  const sets = await harvester.ask('verb=ListSets')
  for (const set of [
    'work',
    'item:correspondence',
    'event:exhibition',
    'archive',
    'archive:general',
    `archive:${records.archive}`,
  ]) {
    expect(sets).toContain(`<setSpec>${set}</setSpec>`)
  }
})

it('tells a record as Dublin Core, whatever is written in it', async () => {
  const xml = await harvester.ask(
    `verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:i${records.letter}`
  )
  expect(xml).toContain(
    '<dc:title xml:lang="es">Carta &lt;b&gt;&amp;amp; &quot;marco&quot;&lt;/b&gt; ]]&gt; 😀</dc:title>'
  )
  expect(xml).toContain('<dc:date>1949~</dc:date>')
  expect(xml).toContain('<dc:subject>marco</dc:subject>')
  expect(xml).toContain(`/id/i${records.letter}</dc:identifier>`)
  expect(xml).toContain(`<setSpec>item:correspondence</setSpec><setSpec>archive:${records.archive}</setSpec>`)
  expect(xml).toContain('<dc:relation xml:lang="en">Letters</dc:relation>')
})

it('tells what a work measures in the figures of each language', async () => {
  const xml = await harvester.ask(everyRecord)
  expect(xml).toContain(
    '<dc:format xml:lang="es">120 × 90,5 cm</dc:format><dc:format xml:lang="en">120 × 90.5 cm</dc:format>'
  )
})

it('answers a form as it answers an address', async () => {
  const response = await gallery.app.inject({
    method: 'POST',
    url: '/oai',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'verb=Identify',
  })
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('<request verb="Identify">')
})

it.each([
  ['', 'badVerb'],
  ['verb=Nothing', 'badVerb'],
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=Identify&set=work', 'badArgument'],
  ['verb=ListRecords', 'badArgument'],
  [`${everyRecord}&from=1949-02-30`, 'badArgument'],
  [`${everyRecord}&from=2020-01-01&until=2020-01-01T00:00:00Z`, 'badArgument'],
  [`${everyRecord}&from=2021-01-01&until=2020-01-01`, 'badArgument'],
  [`${everyRecord}&from=2020-01-01T00:00:00.5Z`, 'badArgument'],
  [`${everyRecord}&from=0000-01-01`, 'badArgument'],
  [`${everyRecord}&until=0000-12-31T23:59:59Z`, 'badArgument'],
  [`${everyRecord}&until=0001-01-01`, 'noRecordsMatch'],
  [`${everyRecord}&set=work&set=item`, 'badArgument'],
  [`${everyRecord}&resumptionToken=x`, 'badArgument'],
  ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
  ['verb=ListRecords&resumptionToken=e30', 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${forged({ from: '0000-01-01T00:00:00Z' })}`, 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${forged({ until: '0000-01-01T00:00:00Z' })}`, 'badResumptionToken'],
  ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
  ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:w99999', 'idDoesNotExist'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:elsewhere:w1', 'idDoesNotExist'],
  ['verb=ListMetadataFormats&identifier=oai:localhost:i0', 'idDoesNotExist'],
  [`${everyRecord}&until=1990-01-01`, 'noRecordsMatch'],
  [`${everyRecord}&set=archive:999`, 'noRecordsMatch'],
  [`${everyRecord}&set=nothing:at:all`, 'noRecordsMatch'],
])('%s is answered with %s', async (query, code) => {
  const xml = await harvester.ask(query)
  expect(errorIn(xml)).toBe(code)
  expect(/<request( |>)/.exec(xml)?.[1]).toBe(code === 'badVerb' || code === 'badArgument' ? '>' : ' ')
})

it('never speaks of what visitors never saw, and tells what they see no more as deleted', async () => {
  const id = `oai:localhost:i${records.hidden}`
  expect(errorIn(await harvester.ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${id}`))).toBe(
    'idDoesNotExist'
  )
  const { db } = gallery
  await db.update(items).set({ public: true }).where(eq(items.id, records.hidden))
  expect(await harvester.ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${id}`)).toContain(
    secrets.notes
  )
  await db.update(items).set({ public: false }).where(eq(items.id, records.hidden))
  const gone = await harvester.ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${id}`)
  expect(gone).toContain('<header status="deleted">')
  expect(gone).not.toContain(secrets.notes)
  await db.delete(items).where(eq(items.id, records.hidden))
  expect((await harvester.harvest(`${everyRecord}&set=item`)).get(id)).toBe('deleted')
})

it('an archive that is hidden takes its items with it, and brings them back', async () => {
  const { db, clock } = gallery
  const told = async () =>
    (
      await harvester.harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=archive:${records.archive}`)
    ).get(`oai:localhost:i${records.letter}`)
  const hide = (isPublic: boolean) =>
    db.transaction((tx) =>
      changeArchive(tx, records.archive, { public: isPublic }, { now: clock.now, by: null })
    )
  expect(await told()).toBe('there')
  await hide(false)
  expect(await told()).toBe('deleted')
  await hide(true)
  expect(await told()).toBe('there')
})
