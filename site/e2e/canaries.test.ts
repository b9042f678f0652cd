import { languages } from '@gallery/contract'
import { apiReads, probes, recordNames } from './canaries/apiReads.ts'
import { type Answer, askAll, crawl } from './canaries/crawl.ts'
import { type Planted, plantCanaries, planted as words } from './canaries/plant.ts'
import { copyDemo, type DemoCopy } from './demoCopy.ts'
import { expect, test } from './gallery.ts'
import { type Server, startServer } from './server.ts'

test.describe.configure({ mode: 'serial' })

let demo: DemoCopy
let server: Server
let planted: Planted

test.beforeAll(async () => {
  demo = await copyDemo()
  planted = await plantCanaries(demo.env)
  server = await startServer(demo.env)
})

test.afterAll(async () => {
  await server.stop()
  await demo.remove()
})

/** The planted words and files in what was answered, but for those that the question itself names. */
function leaksIn(answers: readonly Answer[], isShown: (word: string) => boolean = () => false): string[] {
  return answers.flatMap(({ asked, status, text }) => {
    const found = [...text.matchAll(words)].map(([word]) => word.toLowerCase())
    const files = planted.files.filter((file) => text.includes(file.replace(/\.\w+$/, '')))
    return [...new Set([...found, ...files])]
      .filter((word) => !asked.toLowerCase().includes(word) && !isShown(word))
      .map((word) => `${asked} answers ${status} with ${word}`)
  })
}

/** Addresses that nothing links to: hidden records by their ids and names, and what people try; in turn in each language. */
function guesses(): string[] {
  const { ids, names, collections } = planted
  const lists = ['search', 'events', 'exhibitions', 'works', 'collections', 'archive', 'archives/1']
  const paths = [
    ...(ids.works ?? []).map((id) => `artists/1/x/${id}`),
    ...(ids.artists ?? []).map((id) => `artists/${id}`),
    ...(ids.events ?? []).flatMap((id) => [`events/${id}`, `events/${id}.ics`]),
    ...(ids.archives ?? []).map((id) => `archives/${id}?debug`),
    ...(ids.collections ?? []).map((id) => `collections/${id}`),
    ...names.flatMap((name) => [`archives/0/${name}`, `collections/${collections[0]}/${name}`]),
    ...names.slice(0, 3).flatMap((name) => [`share/work/${name}`, `share/collection/${name}`]),
    ...probes.flatMap((word) => lists.map((list) => `${list}?q=${word}`)),
    ...['archives?debug', 'archives?debug&showAll=true', 'admin', 'admin/works', 'user', 'appointments'],
    ...['events.ics', 'manifest.webmanifest'],
  ]
  return paths.map((path, index) => `/${languages[index % languages.length]}/${path}`)
}

test('what is private or hidden is in no answer of the API', async () => {
  test.slow()
  const answers: Answer[] = []
  for (const { addresses, queries } of await apiReads(server.url, planted)) {
    const plain = await askAll(server.url, addresses)
    const narrowed = worthAsking(plain).flatMap((path) => queries.map((query) => `${path}?${query}`))
    answers.push(...plain, ...(await askAll(server.url, narrowed)))
  }
  expect(leaksIn(answers)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(200)
  expect(answers.filter(({ status }) => status >= 500).map(({ asked }) => asked)).toEqual([])
  // A list that found something by a hidden word, or counted it, would tell as much as the word.
  const found = answers.filter(({ asked, text }) => probed(asked) && !nothingIn(text))
  expect(found.filter(({ status }) => status === 200).map(({ asked }) => asked)).toEqual([])
})

/**
 * Of the addresses of a route those that are asked with every filter too: some of each answer, shown and hidden. Whom a
 * route refuses it refuses before it reads what is asked.
 */
function worthAsking(plain: readonly Answer[]): string[] {
  const statuses = [...new Set(plain.map(({ status }) => status))].filter(
    (each) => ![401, 403].includes(each)
  )
  return statuses.flatMap((each) => {
    const asked = plain.filter(({ status }) => status === each).map(({ asked }) => asked)
    return [...asked.slice(0, 2), ...asked.slice(2).slice(-2)]
  })
}

/** Whether an answer has no row, no group with a row, and no count of one. */
function nothingIn(text: string): boolean {
  return /"data":(\[\]|\{("\w+":\[\],?)+\}|\{.*"total":0)/.test(text)
}

function probed(asked: string): boolean {
  return /[?&](q|query|search)=/.test(asked)
}

test('nor in an answer to the two reads by POST', async () => {
  for (const path of ['/api/appointments/upcoming', '/api/places/upcoming']) {
    for (const from of ['2026-10-01', '2026-11-01', '2026-12-01', undefined]) {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from, days: 62 }),
      })
      const { status } = answer
      expect(leaksIn([{ asked: `${path} from ${from}`, status, text: await answer.text() }])).toEqual([])
      expect(status).toBe(200)
    }
  }
})

test('nor on any page, sitemap or calendar that a visitor can reach or guess', async () => {
  test.slow()
  const plain = ['/', '/sitemap.xml', '/robots.txt', '/es', '/en', '/api/openapi.json']
  const permanent = recordNames(planted).map((name) => `/id/${name}`)
  const answers = await crawl(server.url, [...plain, ...permanent, ...guesses()])
  expect(leaksIn(answers)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(300)
  expect(answers.filter(({ status }) => status >= 500).map(({ asked }) => asked)).toEqual([])
  // No page knows the address of a room or of a shared work.
  const secrets = [...planted.rooms, ...planted.works].map(({ link }) => link)
  const telling = answers.filter(({ text }) => secrets.some((link) => text.includes(link)))
  expect(telling.map(({ asked }) => asked)).toEqual([])
})

test('a room shows its works and its words, and no more', async () => {
  test.slow()
  expect(planted.rooms.length).toBeGreaterThan(1)
  for (const room of planted.rooms) {
    const shown = (word: string) =>
      isPublicText(word, 'works', room.works) || isPublicText(word, 'collections', [room.id])
    const pages = languages.map((language) => `/${language}/share/collection/${room.link}`)
    const reads = [`/api/share/collection/${room.link}`, ...inside(room)]
    const answers = [
      ...(await askAll(server.url, reads)),
      ...(await crawl(server.url, pages, (address) => address.includes('/share/'))),
    ]
    expect(leaksIn(answers, shown)).toEqual([])
    expect(answers.filter(({ text }) => /zqworks0title/.test(text)).length).toBeGreaterThan(2)
    const others = planted.rooms.filter(({ id }) => id !== room.id)
    for (const { link } of others) expect(answers.map(({ text }) => text).join()).not.toContain(link)
    const asPublic = pagesInside(room).map((path) => path.replace('/share/collection/', '/collections/'))
    const refused = await askAll(server.url, asPublic)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]))
  }
})

/** Every work by id and name, asked for as one of a room. */
function inside(room: Planted['rooms'][number]): string[] {
  const works = [...(planted.ids.works ?? []), ...planted.names]
  return [...works.map((work) => `/api/works/${work}/${room.link}`), ...pagesInside(room)]
}

function pagesInside(room: Planted['rooms'][number]): string[] {
  return planted.names.map((work) => `/es/share/collection/${room.link}/${work}`)
}

test('a secret link shows its work, and no more', async () => {
  expect(planted.works.length).toBeGreaterThan(5)
  for (const { link, id } of planted.works) {
    const pages = languages.map((language) => `/${language}/share/work/${link}`)
    const answers = await askAll(server.url, [`/api/share/work/${link}`, ...pages])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(leaksIn(answers, (word) => isPublicText(word, 'works', [id]))).toEqual([])
    for (const { text } of answers) expect(text).toContain(`zqworks0titlees0${id}zq`)
  }
})

/** A word of a row of these that whoever was given the link to it is meant to read. */
function isPublicText(word: string, table: string, ids: readonly number[]): boolean {
  const [, of, column = '', id] = /^zq([a-z]+)0([a-z]+)0(\d+)zq$/.exec(word) ?? []
  return of === table && ids.includes(Number(id)) && !['notes', 'secretlink', 'recipient'].includes(column)
}
