import { languages } from '@gallery/contract'
import { pageForms } from '../server/forms/pageForms.ts'
import { userOf } from './accountSteps.ts'
import { fillForm } from './bookingSteps.ts'
import { copyDemo, type DemoCopy } from './demoCopy.ts'
import { expect, test } from './gallery.ts'
import { holdScripts } from './heldScripts.ts'
import { linkIn } from './mailbox.ts'
import { startServer } from './server.ts'
import { codeIn } from './signInSteps.ts'
import { bookingBy, visit } from './visitor.ts'
import { comingVisit, fillUp, visitWithAnotherTime } from './visits.ts'
import { fullVisit, waiter, waitingLink } from './waitingSteps.ts'
import { words } from './words.ts'

const said = {
  es: {
    halfEmail: 'El email no parece completo. Falta el dominio.',
    leave: 'Salir',
    name: 'Nombre',
    subject: 'Asunto',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    noName: 'Escribí tu nombre.',
    mailed: 'Te mandamos un mail. Abrí el link que trae para que tu mensaje nos llegue.',
    linkMail: /^Un paso más/,
    arrived: 'Recibimos tu mensaje',
  },
  en: {
    halfEmail: 'The e-mail address looks incomplete. The domain is missing.',
    leave: 'Sign out',
    name: 'Name',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
    noName: 'Enter your name.',
    mailed: 'We sent you an e-mail. Open the link in it so that your message reaches us.',
    linkMail: /^One more step/,
    arrived: 'We got your message',
  },
} as const

for (const language of languages) {
  const say = { ...words[language], ...said[language] }

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('somebody signs in by the code or by the link, and out', async ({ gallery, page, context }) => {
      const email = `plain-${language}@example.org`
      const main = page.getByRole('main')
      await page.goto(`/${language}/auth`)
      await main.getByLabel(say.loginEmail).fill('plain@')
      await main.getByRole('button', { name: say.sendLink }).click()
      await expect(main.getByLabel(say.loginEmail)).toHaveAccessibleDescription(say.halfEmail)
      await expect(main.getByLabel(say.loginEmail)).toHaveValue('plain@')
      await main.getByLabel(say.loginEmail).fill(email)
      await main.getByRole('button', { name: say.sendLink }).click()
      await expect(page).toHaveURL(`/${language}/auth?path=%2F${language}&step=code`)
      await expect(main.getByText(email)).toBeVisible()

      const mail = await gallery.mailbox.newest(email, say.signInMail)
      await main.getByLabel(say.code).fill('000 000')
      await main.getByRole('button', { name: say.signIn, exact: true }).click()
      await expect(main.getByLabel(say.code)).toHaveAccessibleDescription(say.usedCode)
      await main.getByLabel(say.code).fill(codeIn(mail))
      await main.getByRole('button', { name: say.signIn, exact: true }).click()
      await expect(page).toHaveURL(`/${language}`)
      expect(await userOf(context)).toMatchObject({ email })

      await page.goto(`/${language}/auth`)
      await main.getByRole('button', { name: say.leave }).click()
      expect(await userOf(context)).toBeNull()

      await page.goto(`/${language}/appointments`)
      await main.getByRole('link', { name: say.signIn }).click()
      await main.getByLabel(say.loginEmail).fill(`again-${email}`)
      await main.getByRole('button', { name: say.sendLink }).click()
      await gallery.mailbox.newest(`again-${email}`, say.signInMail)
      const sent = gallery.mailbox.mails.length
      await main.getByRole('button', { name: say.resend }).click()
      const another = await gallery.mailbox.newest(`again-${email}`, say.signInMail, sent)
      const link = linkIn(another, /\/auth\//)
      await page.goto(link)
      await main.getByRole('button', { name: say.enter }).click()
      await expect(page).toHaveURL(`/${language}/appointments`)
      await page.goto(link)
      await main.getByRole('button', { name: say.enter }).click()
      await expect(page.getByRole('heading', { name: say.usedLink })).toBeVisible()
    })

    test('a message reaches the gallery once its mailed link was followed', async ({ gallery, page }) => {
      const email = `plain-writer-${language}@example.org`
      const subject = `Sin scripts ${language}`
      const main = page.getByRole('main')
      await page.goto(`/${language}/contact?subject=${subject}`)
      await main.getByLabel(say.email).fill(email)
      await main.getByLabel(say.message).fill('Hola.\n\n¿Se puede ver el lunes?')
      await main.getByRole('button', { name: say.send }).click()
      await expect(main.getByLabel(say.name)).toHaveAccessibleDescription(say.noName)
      await expect(main.getByText(say.noName), 'the page opens at what is wrong').toBeInViewport()
      await expect(main.getByLabel(say.name)).toBeFocused()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(main.getByLabel(say.message)).toHaveValue('Hola.\n\n¿Se puede ver el lunes?')
      await expect(main.getByLabel(say.subject)).toHaveValue(subject)
      await main.getByLabel(say.name).fill('Rosa')
      await main.getByRole('button', { name: say.send }).click()
      await expect(main.getByText(say.mailed)).toBeVisible()

      await page.goto(linkIn(await gallery.mailbox.newest(email, say.linkMail), /\/contact\//))
      const isOurs = ({ subject: line }: { subject: string }) => line.includes(subject)
      expect(gallery.mailbox.mails.filter(isOurs), 'opening a link sends nothing').toEqual([])
      await main.getByRole('button', { name: say.send }).click()
      await expect(page.getByRole('heading', { name: say.arrived })).toBeVisible()
      const received = await gallery.mailbox.newest('hola@ochava.example', new RegExp(subject))
      expect(received.text).toContain('¿Se puede ver el lunes?')
    })
  })
}

/** What the server itself says of a booking. */
const mailed = {
  es: 'Se envió un mail con la confirmación del turno. Abrí el link que trae para quedarte con el lugar.',
  en: 'We sent you an e-mail to confirm your booking. Open the link in it to keep the place.',
} as const

const closes = { es: 'Cerrar', en: 'Close' } as const

for (const language of languages) {
  const say = words[language]

  test.describe(`without scripts, in ${language} at 390 px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('somebody books from the timeline and confirms by mail', async ({ gallery, page }) => {
      const email = `plain-visitor-${language}@example.org`
      const booked = await comingVisit(await visit(gallery.server.url), language)
      const main = page.getByRole('main')
      const label = (name: string) => main.getByLabel(name, { exact: true })
      await page.goto(`/${language}`)
      await page.getByText(say.menu, { exact: true }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: say.signIn })).toBeVisible()
      await expect(page.getByText(say.menu, { exact: true })).toBeHidden()
      await page.getByText(closes[language], { exact: true }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: say.signIn })).toBeHidden()

      await page.locator(`a[href="/${language}?day=${booked.day}&event=${booked.event}"]`).click()
      await main.getByRole('link', { name: `${say.reserve}, ${booked.time}`, exact: true }).click()
      await label(say.firstName).fill('Martina')
      await label(say.lastName).fill('Sosa')
      await label(say.email).fill('martina@')
      await label(say.phone).fill('11 5555 0134')
      await main.getByRole('button', { name: say.save }).click()
      await expect(label(say.email)).toHaveAccessibleDescription(say.halfEmail)
      await expect(main.getByText(say.halfEmail)).toBeInViewport()
      await expect(label(say.firstName)).toHaveValue('Martina')
      await label(say.email).fill(email)
      await main.getByRole('button', { name: say.save }).click()
      await expect(page.getByRole('status').filter({ hasText: mailed[language] })).toBeVisible()

      await page.goto(linkIn(await gallery.mailbox.newest(email, say.confirmMail), /\/confirm\//))
      await main.getByRole('button', { name: say.confirm }).click()
      await expect(page.getByRole('heading', { name: say.confirmed })).toBeVisible()
      const mail = await gallery.mailbox.newest(email, say.confirmedMail)
      await page.goto(linkIn(mail, /\/cancel\//))
      await main.getByRole('button', { name: say.cancel }).click()
      await expect(page.getByRole('heading', { name: say.cancelled })).toBeVisible()
    })

    test('who is too late chooses another time in the form, with what was typed', async ({
      gallery,
      page,
    }) => {
      const email = `plain-late-${language}@example.org`
      const visitor = await visit(gallery.server.url)
      const { late, other } = await visitWithAnotherTime(visitor, language)
      const main = page.getByRole('main')
      await page.goto(`/${language}?day=${late.day}&event=${late.event}&slot=${late.slot.id}`)
      await fillForm(main, email, language)
      await fillUp(late, visitor, `faster-${language}`)
      await main.getByRole('button', { name: say.save }).click()
      await expect(main.getByRole('alert')).toHaveText(say.justTaken)
      const times = main.getByLabel(another[language].label, { exact: true })
      await expect(times.getByRole('option', { name: late.time })).toHaveCount(0)
      await main.getByRole('button', { name: say.save }).click()
      await expect(times, 'none is chosen for the visitor').toHaveAccessibleDescription(
        another[language].none
      )
      await times.selectOption({ label: other.time })
      await expect(main.getByLabel(say.firstName, { exact: true })).toHaveValue('Martina')
      await expect(main.getByLabel(say.comments, { exact: true })).toHaveValue('Vamos con un bebé.')
      await main.getByRole('button', { name: say.save }).click()
      await gallery.mailbox.newest(email, say.confirmMail)
    })
  })
}

const another = {
  es: { label: 'Turno', none: 'Elegí un turno.' },
  en: { label: 'Time', none: 'Choose a time.' },
} as const

test.describe('before the scripts are there', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what is pressed is done by the browser, and what is typed stays', async ({ gallery, page }) => {
    const booked = await comingVisit(await visit(gallery.server.url), 'es')
    const say = words.es
    const main = page.getByRole('main')
    const arrive = await holdScripts(page)
    await page.goto('/es', { waitUntil: 'commit' })
    await page.getByText(say.menu, { exact: true }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Muestras' })).toBeVisible()
    await page.locator(`a[href="/es?day=${booked.day}&event=${booked.event}"]`).click()
    await main.getByRole('link', { name: `${say.reserve}, ${booked.time}`, exact: true }).click()
    await main.getByLabel(say.firstName, { exact: true }).fill('Martina')
    arrive()
    // The header's own menu takes over once the page is the scripts'.
    await expect(page.getByRole('button', { name: say.menu, exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(main.getByLabel(say.firstName, { exact: true })).toHaveValue('Martina')
    await main.getByLabel(say.lastName).fill('Sosa')
    await main.getByLabel(say.email).fill('early@example.org')
    await main.getByLabel(say.phone).fill('11 5555 0134')
    await main.getByRole('button', { name: say.save }).click()
    await gallery.mailbox.newest('early@example.org', say.confirmMail)
  })

  test('a booking is answered on its page, and so is one that is sent twice', async ({ gallery, page }) => {
    const email = 'early-twice@example.org'
    const booked = await comingVisit(await visit(gallery.server.url), 'es')
    const say = words.es
    const main = page.getByRole('main')
    const arrive = await holdScripts(page)
    await page.goto(`/es?day=${booked.day}&event=${booked.event}&slot=${booked.slot.id}`, {
      waitUntil: 'commit',
    })
    await fillForm(main, email, 'es')
    await main.getByRole('button', { name: say.save }).click()
    const answer = main.getByText(mailed.es)
    await expect(answer).toBeInViewport()
    const [place] = await Promise.all([answer.boundingBox(), gallery.mailbox.newest(email, say.confirmMail)])

    arrive()
    await expect(page.getByRole('button', { name: say.menu, exact: true })).toBeVisible()
    await expect(page, 'it is said once').not.toHaveURL(/msg=/)
    expect(await answer.boundingBox(), 'it stays in its place').toEqual(place)
    await expect(page.getByText(mailed.es)).toHaveCount(1)

    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`/es?day=${booked.day}&event=${booked.event}&slot=${booked.slot.id}`)
    await fillForm(main, email, 'es')
    await main.getByRole('button', { name: say.save }).click()
    await expect(main.getByLabel(say.email, { exact: true })).toHaveAccessibleDescription(
      'Ya hay una reserva de este turno con este email. Buscá en tu correo el mail que te enviamos.'
    )
  })

  test('a goodbye is there with the page, and is gone some seconds after the scripts came', async ({
    page,
  }) => {
    const arrive = await holdScripts(page)
    await page.goto('/es?msg=Hasta+pronto', { waitUntil: 'commit' })
    const said = page.getByText('Hasta pronto', { exact: true })
    await expect(said).toBeVisible()
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const place = await heading.boundingBox()
    arrive()
    await expect(page).not.toHaveURL(/msg=/)
    await expect(said).toHaveCount(1)
    expect(await heading.boundingBox(), 'nothing moves').toEqual(place)
    await expect(said).toHaveCount(0)
  })
})

test('who asked for the mail before the scripts were there comes back to where they were going', async ({
  gallery,
  page,
}) => {
  const say = words.es
  const email = 'early-in@example.org'
  const main = page.getByRole('main')
  const arrive = await holdScripts(page)
  await page.goto('/es/auth?path=%2Fes%2Fappointments', { waitUntil: 'commit' })
  await main.getByLabel(say.loginEmail).fill(email)
  await main.getByRole('button', { name: say.sendLink }).click()
  await expect(main.getByText(email)).toBeVisible()
  arrive()
  await expect(main.getByLabel(say.code)).toBeFocused()
  await main.getByLabel(say.code).fill(codeIn(await gallery.mailbox.newest(email, say.signInMail)))
  await main.getByRole('button', { name: say.signIn, exact: true }).click()
  await expect(page).toHaveURL('/es/appointments')
})

test('a form that another site sends is not taken, and the answer is a page', async ({ gallery }) => {
  const visitor = await visit(gallery.server.url)
  const held = await comingVisit(visitor, 'es')
  const booking = bookingBy('not-forged', held.slot.id)
  await visitor.post('/api/appointments', booking)
  const link = linkIn(await gallery.mailbox.newest(booking.email, words.es.confirmMail), /\/confirm\//)
  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  const waits = await waiter(
    await fullVisit(held, visitor, gallery, 'not-forged-full'),
    visitor,
    'waits',
    'es'
  )
  const wait = new URL(await waitingLink(waits, gallery, 'es')).pathname
  // Where a thread is written on is asked beside a thread, in `questions.test.ts`: without one there is no page.
  const routes = Object.keys(pageForms).filter((route) => route !== 'contact/thread/:token')
  expect(routes.length).toBeGreaterThan(5)
  for (const route of routes) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      {},
    ] as Record<string, string>[]) {
      const page = route === 'appointments/waiting/:token' ? wait : `/es/${route.replace(':token', token)}`
      const path = route === '' ? '/es?slot=1' : page
      const answer = await fetch(gallery.server.url + path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ email: 'forged@example.org' }),
        redirect: 'manual',
      })
      const what = `${route} ${JSON.stringify(headers)}`
      expect(answer.status, what).toBe(403)
      expect(answer.headers.get('content-type'), what).toContain('text/html')
      expect(await answer.text(), what).toContain('No pudimos verificar que el pedido venga de este sitio.')
    }
  }
  const { data } = await (await visitor.get(`/api/appointments/link/${token}`)).json()
  expect(data.state, 'what nobody of ours pressed was not done').toBe('held')
})

test('a form that is sent too often says when it can be sent again', async ({ gallery }) => {
  const send = () =>
    fetch(`${gallery.server.url}/es/auth`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email: 'too-often@example.org' }),
      redirect: 'manual',
    })
  let answer = await send()
  for (let sent = 1; sent < 30 && answer.status !== 429; sent++) answer = await send()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.describe('without scripts, in a gallery of many', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the works of an artist are gone through by page and decade, the artists by initial and by words', async ({
    page,
  }) => {
    const demo = await copyDemo()
    await addMany(demo)
    const server = await startServer(demo.env)
    const main = page.getByRole('main')
    const works = main.getByRole('region', { name: 'Obras' })

    await page.goto(`${server.url}/es/artists`)
    await main.getByRole('navigation', { name: 'Por inicial' }).getByRole('link', { name: 'Z' }).click()
    await expect(main.getByRole('link', { name: 'Ana Zóloga' })).toBeVisible()
    await main.getByRole('searchbox', { name: 'Buscar por nombre…' }).fill('ana zol')
    await main.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(`${server.url}/es/artists?q=ana+zol`)
    await main.getByRole('link', { name: 'Ana Zóloga' }).click()

    await expect(works.getByText('60 obras')).toBeVisible()
    await works.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/\/ana-zologa\?p=2$/)
    await expect(works.getByRole('link', { name: 'Obra 25', exact: false })).toBeVisible()
    await works.getByRole('navigation', { name: 'Década' }).getByRole('link', { name: '1940' }).click()
    await expect(works.getByText('10 obras')).toBeVisible()
    await expect(works.getByRole('link', { name: /Obra \d/ })).toHaveCount(10)
    await page.goto(`${page.url()}&p=9`)
    await works.getByRole('link', { name: 'Ir a la página 1' }).click()
    await expect(works.getByRole('link', { name: /Obra \d/ })).toHaveCount(10)

    await server.stop()
    await demo.remove()
  })
})

/** More artists than one page shows, and one of them with more works than one does. */
async function addMany(demo: DemoCopy): Promise<void> {
  await demo.run(`
    insert into artists (display) select 'Muchos ' || n from generate_series(1, 200) as n;
    with one as (insert into artists (display, last_name) values ('Ana Zóloga', 'Zóloga') returning id)
    insert into works (hash, secret_link, artist_id, year, title_es, public)
    select 'muchas' || lpad(n::text, 6, '0'), 'muchas' || n, one.id, 1929 + n, 'Obra ' || n, true
    from one, generate_series(1, 60) as n`)
}
