import { CollectionForm, MovementForm } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { createCollection } from '../collections/changes.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { collections } from '../tables/collections.table.ts'
import { users } from '../tables/users.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { readCodes, readPdf } from '../testing/readPdf.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { addWorkImage } from '../works/imageChanges.queries.ts'
import { addMovement } from '../works/movements.queries.ts'

let stage: TestApp
let lucia: TestClient
let artist: number
let shown: number
let hidden: number
const site = 'https://ochava.example'

beforeAll(async () => {
  const env = { PUBLIC_URL: site, SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'hola@ochava.example' }
  stage = await testApp({ env })
  lucia = stage.client()
  const id = await lucia.signInAs({
    email: 'lucia@ochava.example',
    first_name: 'Lucía',
    last_name: 'Prado',
    super: true,
  })
  // This gallery is open to the public: its super users are asked for a second factor, once this is past.
  await stage.db
    .update(users)
    .set({ factor_due_at: new Date('2100-01-01') })
    .where(eq(users.id, id))
  const person = { display: 'Irma Szalay', last_name: 'Szalay', bio_es: '', bio_en: '' }
  artist = await createArtist(stage.db, person, writing())
  shown = await addWork({}, { status: 'En consignación', owner: 'Canaria', price: 1500 })
  hidden = await addWork({ title_es: 'Guardada', title_en: '', public: false, code: 'G-1' })
})
afterAll(() => stage.close())

const writing = () => ({ now: stage.clock.now, by: null })

async function addWork(
  changes: Parameters<typeof sampleWork>[0],
  movement?: Parameters<typeof MovementForm.parse>[0]
): Promise<number> {
  const id = await createWork(stage.db, sampleWork({ artist_id: artist, ...changes }), writing())
  const file = await storeSample(stage.db, stage.app.storage, { folder: 'images', now: stage.clock.now })
  const image = { file, public: true, description_es: 'Un patio rojo', description_en: '' }
  await addWorkImage(stage.db, id, image, writing())
  const line = movement === undefined ? null : MovementForm.parse(movement)
  if (line) await addMovement(stage.db, id, { ...line, date: '2025-03-04' }, writing())
  return id
}

async function paper(path: string) {
  const answer = await lucia.get(`/api/paper/${path}`)
  expect(answer.statusCode, path).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return { bytes: answer.rawPayload, ...(await readPdf(answer.rawPayload)) }
}

describe('the hanging plan', () => {
  test('says where each work hangs, from the floor and from the corner', async () => {
    const spanish = await paper(`wall-plan.pdf?works=${shown},${hidden}&gap=40&language=es`)
    expect(spanish).toMatchObject({ title: 'Plano de montaje | Galería', language: 'es-AR' })
    const text = spanish.pages.join()
    // Two works of 120 × 90,5 cm, 40 cm apart, between margins of 110.
    expect(text).toContain('Pared de 441 cm. 2 obras, eje a 150 cm, 40 cm entre obras.')
    expect(text).toMatch(/Irma Szalay Patio a las cuatro, 1974 .* 90 210 110 155,3 200,5/)
    expect(text).toMatch(/Guardada.* 90 210 240,5 285,8 331/)
  })

  test('hangs works in the middle of a wall of a given length, and says when they do not fit', async () => {
    const english = await paper(`wall-plan.pdf?works=${shown}&wall=500&language=en`)
    expect(english.pages.join()).toMatch(/ 90 210 204.8 250 295.3/)
    const short = await paper(`wall-plan.pdf?works=${shown},${hidden}&wall=60&language=en`)
    expect(short.pages.join()).toContain('They do not fit on the wall.')
    // No measure to a corner beyond which they hang.
    expect(short.pages.join()).toMatch(/1 90 2 90 90\.5 90\.5\s?55 Work/)
  })

  test('counts works without height and width, and takes fourteen to a sheet', async () => {
    const unmeasured = await addWork({ code: 'W-1', height: null, width: null })
    const few = await paper(`wall-plan.pdf?works=${shown},${unmeasured}&language=es`)
    expect(few.pages.join()).toContain('Una obra sin alto y ancho no está.')
    const long = await addWork({ title_es: 'Composición para un muro del patio de atrás '.repeat(3).trim() })
    const [line = ''] = (await paper(`wall-plan.pdf?works=${long}&language=es`)).pages
    expect(line, 'one line each, with the year').toMatch(/Irma Szalay Composición para un muro[^,]*…, 1974/)
    const word = 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas'
    const words = {
      title_es: word,
      code: 'MALBA-2001-0042-TRIP-A',
      size_text: `90 × 60 cm (${'marco '.repeat(9)})`,
    }
    const [row = ''] = (await paper(`wall-plan.pdf?works=${await addWork(words)}&language=es`)).pages
    expect(row, 'a word that is too long for the line, too').toMatch(
      /Irma Szalay Lentokonesuihku[a-z]+…, 1974 MALBA-2001-0042-TRIP-A 90 × 60 cm \([marco ]+… 90 210/
    )
    const many = await paper(`wall-plan.pdf?works=${Array(20).fill(shown).join(',')}&language=es`)
    expect(many.pages).toHaveLength(2)
    // Between margins of 110 only the first sheet begins at a corner, and only the last ends at one.
    const [first, last] = many.pages
    expect(first?.match(/\b110\b/g)).toHaveLength(2)
    expect(last?.match(/ 110\d{2},5\b|\b110\b/g)).toHaveLength(1)
  })
})

describe('the price list', () => {
  test('says in either language what is for how much, and not whose it is', async () => {
    const spanish = await paper(`price-list.pdf?works=${shown},${hidden}&language=es`)
    expect(spanish).toMatchObject({ title: 'Lista de precios | Galería', language: 'es-AR' })
    expect(spanish.pages.join()).toContain(
      'Irma Szalay Patio a las cuatro, 1974 Óleo sobre tela 120 × 90,5 cm'
    )
    expect(spanish.pages.join()).toContain('USD 1.500')
    expect(spanish.pages.join()).toContain('Consultar')
    expect(spanish.pages.join()).toContain('Impreso por Lucía Prado el 5 de marzo de 2025 a las 12:00.')
    expect(spanish.pages.join()).not.toContain('Canaria')

    const english = await paper(`price-list.pdf?works=${shown}&language=en`)
    expect(english).toMatchObject({ title: 'Price list | Galería', language: 'en' })
    expect(english.pages.join()).toContain('Courtyard at Four, 1974 Oil on canvas 120 × 90.5 cm')
    expect(english.pages.join()).toContain('USD 1,500')
  })

  test('says a year and sizes in words where the gallery does', async () => {
    const worded = await addWork({ code: 'P-1', year_text: 'ca. 1974', size_text: '30 cm (diámetro)' })
    for (const path of ['price-list', 'labels']) {
      const { pages } = await paper(`${path}.pdf?works=${worded}&language=es`)
      expect(pages.join(' ').replaceAll(/\s+/g, ' '), path).toContain(
        'Patio a las cuatro, ca. 1974 Óleo sobre tela 30 cm (diámetro)'
      )
    }
  })

  test('breaks no number, however much it is', async () => {
    const prices = {
      1250000000: '1.250.000.000',
      999999999999: '999.999.999.999',
      1000000000000: '1.000.000.000.000',
    }
    for (const [price, told] of Object.entries(prices)) {
      const line = {
        status: 'En consignación',
        owner: 'Canaria',
        price: Number(price),
        currency: 'ARS',
      } as const
      const id = await addWork({ code: `P-${price}` }, line)
      for (const list of ['price-list', 'consignment-note']) {
        const { pages } = await paper(`${list}.pdf?works=${id}&language=es`)
        const said = pages.join(' ').match(/ARS [\d. ]*\d/g)
        expect(
          said?.every((amount) => amount === `ARS ${told}`),
          `${list}: ${said}`
        ).toBe(true)
      }
    }
  })

  test('says every measure as it was entered, and none of what has none', async () => {
    const flat = await addWork({ code: 'P-2', height: 10.25, width: 30.48, depth: 0 })
    const { pages } = await paper(`price-list.pdf?works=${flat}&language=es`)
    expect(pages.join()).toContain('Óleo sobre tela 10,25 × 30,48 cm')
  })

  test('can be read by who does not see it', async () => {
    const { tags, alts } = await paper(`price-list.pdf?works=${shown}&language=es`)
    expect(tags.slice(0, 6)).toEqual(['Root', 'Document', 'H1', 'P', 'P', 'Table'])
    expect(tags).toContain('TH')
    expect(alts).toEqual(['Un patio rojo'])
  })

  test('of 20 works with pictures is small; of 200 it loses none, and no letter of a long title', async () => {
    const title = Array.from({ length: 110 }, (_, at) => `larga${at}`).join(' ')
    const works = [await addWork({ title_es: title, code: 'L-0' })]
    for (let at = 1; at < 20; at += 1) works.push(await addWork({ code: `L-${at}` }))
    const small = await paper(`price-list.pdf?works=${works.join()}&language=es`)
    expect(small.bytes.byteLength).toBeLessThan(1_000_000)
    const text = small.pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain(title)
    for (let at = 20; at < 200; at += 1) {
      works.push(await createWork(stage.db, sampleWork({ code: `L-${at}` }), writing()))
    }
    const large = await paper(`price-list.pdf?works=${works.join()}&language=es`)
    const codes = large.pages.join(' ').match(/L-\d+/g)
    expect(codes).toEqual(works.map((_id, at) => `L-${at}`))
    expect(large.pages.at(-1)).toContain(`${large.pages.length} de ${large.pages.length}`)
  })
})

describe('wall labels', () => {
  test('lead to the page of a work that is public; what is hidden has no code', async () => {
    const { bytes, alts, pages } = await paper(`labels.pdf?works=${shown},${hidden}&language=en`)
    const address = `${site}/en/artists/${artist}/irma-szalay/${shown}`
    expect(readCodes(bytes)).toEqual([address])
    expect(alts).toEqual([`QR code that leads to ${address}`])
    expect(pages.join()).toContain('Guardada')
  })

  test('of a private collection lead to its room, while that is open', async () => {
    const form = CollectionForm.parse({ title_es: 'Sala', works: [hidden] })
    const id = await createCollection(stage.db, form, writing())
    const [room] = await stage.db.select().from(collections).where(eq(collections.id, id))
    const { bytes } = await paper(`labels.pdf?collection=${id}&language=es`)
    const [address = ''] = readCodes(bytes)
    expect(address).toMatch(new RegExp(`^${site}/es/share/collection/${room?.link}/[\\w-]+$`))
    const visitor = stage.client()
    const [work, link] = address.split('/').reverse()
    expect((await visitor.get(`/api/works/${work}/${link}`)).json()).toMatchObject({
      data: { title_es: 'Guardada' },
    })

    await stage.db.update(collections).set({ open_until: stage.clock.now }).where(eq(collections.id, id))
    expect(readCodes((await paper(`labels.pdf?collection=${id}&language=es`)).bytes)).toEqual([])
  })

  test('keep the longest title whole', async () => {
    const title = Array.from({ length: 110 }, (_, at) => `larga${at}`).join(' ')
    const id = await addWork({ title_es: title })
    const { pages } = await paper(`labels.pdf?works=${id}&language=es`)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain(title)
  })
})

test('the consignment note names who gives, adds up what it is worth, and leaves space to sign', async () => {
  const other = await addWork({ code: 'X-2' }, { status: 'En consignación', owner: 'Canaria', price: 500 })
  const { pages } = await paper(`consignment-note.pdf?works=${shown},${other}&language=es`)
  const text = pages.join(' ')
  expect(text).toContain('Canaria')
  expect(text).toContain('estas 2 obras en consignación')
  expect(text).toContain('Total USD 2.000')
  expect(text).toContain('Recibe: firma, aclaración y fecha')
  expect((await paper(`consignment-note.pdf?works=${shown}&language=en`)).title).toBe(
    'Consignment note | Galería'
  )
})

test('a sum is the same in whatever order its works are', async () => {
  const prices = [5923.61, 9669.88, 8038.67, 520.72, 1980.62]
  const works: number[] = []
  for (const price of prices) {
    works.push(await addWork({}, { status: 'En consignación', owner: 'Canaria', price, currency: 'EUR' }))
  }
  const [first, second, third, fourth, fifth] = works
  for (const order of [works, works.toReversed(), [second, fifth, first, fourth, third]]) {
    const { pages } = await paper(`consignment-note.pdf?works=${order.join(',')}&language=es`)
    expect(pages.join(' '), order.join()).toContain('Total EUR 26.134')
  }
})

test('the consignment note of a sold work names who consigned it and for what, never who bought it', async () => {
  const consigned = { status: 'En consignación', owner: 'Familia Brandariz', price: 900 } as const
  const sold = await addWork({ code: 'V-1' }, consigned)
  const sell = (owner: string, date: string) =>
    addMovement(
      stage.db,
      sold,
      { ...MovementForm.parse({ status: 'Vendida', owner, price: 1_200 }), date },
      writing()
    )
  await sell('Estudio Larraya', '2025-03-04')
  await sell('Estudio Larraya SRL', '2025-03-05')
  const lent = { status: 'Prestada', owner: 'Estudio Larraya SRL', price: 1_200 } as const
  await addMovement(stage.db, sold, { ...MovementForm.parse(lent), date: '2025-03-06' }, writing())
  const list = await paper(`price-list.pdf?works=${sold}&language=es`)
  expect(list.pages.join(' ')).toMatch(/Vendida/)
  expect(list.pages.join(' ')).not.toMatch(/1\.200/)
  const text = async (works: readonly number[]) =>
    (await paper(`consignment-note.pdf?works=${works.join(',')}&language=es`)).pages.join(' ')
  const told = await text([sold])
  expect(told).toContain('Familia Brandariz')
  expect(told).toContain('USD 900')
  expect(told).not.toMatch(/Larraya|1\.200/)

  const unknown = await addWork(
    { code: 'V-2' },
    { status: 'Vendida', owner: 'Estudio Larraya', price: 1_200 }
  )
  expect(await text([unknown]), 'nobody knows who consigned it').not.toMatch(/Larraya|1\.200/)
  expect(await text([sold, unknown]), 'they do not agree').not.toMatch(/Larraya|Brandariz/)
})

describe('the door list', () => {
  /** Somebody's booking is a place for which they had waited. */
  async function offered(slot_id: number, last_name: string): Promise<void> {
    const [booking] = await stage.db.select().from(appointments).where(eq(appointments.last_name, last_name))
    const { id: appointment_id = 0, email = '', first_name = '', phone = '' } = booking ?? {}
    await stage.db.insert(waiting).values({
      ...{ slot_id, appointment_id, position: 1, people: 1, language: 'es', hash: 'hash' },
      ...{ email, first_name, last_name, phone },
      ...{ created_at: stage.clock.now, updated_at: stage.clock.now },
    })
  }

  test('says who comes when, by surname, and leaves out who cancelled', async () => {
    const visitor = stage.client()
    const event = await anEvent(stage.db)
    const place = await aSlot(stage.db, event, { limit: 3, label_es: 'Visita guiada' })
    const people = [
      { first_name: 'Rocío', last_name: 'Zapata', comments: 'Viene con bastón' },
      { first_name: 'Ana', last_name: 'Ávila' },
      { first_name: 'Eva', last_name: 'Cancelada' },
      { first_name: 'Iván', last_name: 'Mora' },
    ]
    for (const [at, person] of people.entries()) {
      if (at === 3) {
        const gone = { cancelled_at: stage.clock.now }
        await stage.db.update(appointments).set(gone).where(eq(appointments.last_name, 'Cancelada'))
      }
      const booking = aBooking(place, { ...person, email: `p${at}@example.org` })
      expect((await visitor.post('/api/appointments', booking, elsewhere())).statusCode).toBe(201)
    }
    await stage.db
      .update(appointments)
      .set({ confirmed_at: stage.clock.now })
      .where(eq(appointments.last_name, 'Mora'))
    await offered(place, 'Ávila')

    const { title, pages, tags } = await paper('door-list.pdf?day=2025-03-06&language=es')
    expect(title).toBe('jueves 6 de marzo | Galería')
    expect(pages[0]).toMatch(/1 turno ?3 personas ?2 sin confirmar/)
    expect(pages[0]).toContain('15:00 - 15:45')
    expect(pages[0]).toContain('La línea, Visita guiada, Sala 1')
    expect(pages[0]).toMatch(/3 de 3 ?Completo/)
    expect(pages[0]).toMatch(
      /Ávila, Ana.+Ofrecido.+Mora, Iván.+Zapata, Rocío.+Sin confirmar.+Viene con bastón/
    )
    expect(pages[0]).not.toContain('Cancelada')
    expect(pages[0]).toContain('romper al final del día')
    expect(tags.filter((tag) => tag === 'TR')).toHaveLength(3)

    const english = await paper('door-list.pdf?day=2025-03-06&language=en')
    expect(english.title).toBe('Thursday 6 March | Galería')
    expect(english.pages[0]).toContain('Unconfirmed')
  })

  test('is of today without a day, and says when there is nothing', async () => {
    const { title, pages } = await paper('door-list.pdf?language=es')
    expect(title).toBe('miércoles 5 de marzo | Galería')
    expect(pages[0]).toContain('No hay turnos este día')
  })
})

test('what cannot be printed is refused', async () => {
  expect((await lucia.get('/api/paper/price-list.pdf')).statusCode).toBe(422)
  expect((await lucia.get('/api/paper/price-list.pdf?works=x')).statusCode).toBe(422)
  expect((await lucia.get(`/api/paper/labels.pdf?works=${shown},99999`)).statusCode).toBe(404)
  expect((await lucia.get('/api/paper/door-list.pdf?day=ayer')).statusCode).toBe(422)
})
