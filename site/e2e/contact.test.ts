import { languages } from '@gallery/contract'
import { expect, test } from './gallery.ts'

const words = {
  es: {
    name: 'Nombre',
    subject: 'Asunto',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    thanks: 'Gracias por escribirnos. Te respondemos por mail.',
    email: 'Email',
    thanksMail: /^Recibimos tu mensaje/,
    noName: 'Escribí tu nombre.',
    exhibitions: 'Muestras',
  },
  en: {
    name: 'Name',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
    thanks: 'Thank you for writing. We will answer by e-mail.',
    email: 'E-mail',
    thanksMail: /^We got your message/,
    noName: 'Enter your name.',
    exhibitions: 'Exhibitions',
  },
} as const

for (const language of languages) {
  const say = words[language]

  test(`a message proves its work and reaches the gallery, in ${language}`, async ({ gallery, page }) => {
    const email = `reader-${language}@example.org`
    const subject = `Sin marco (${language}) ¿se vende?`
    await page.goto(`/${language}/contact?${new URLSearchParams({ subject })}`, { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main.getByLabel(say.subject)).toHaveValue(subject)
    await main.getByLabel(say.name).fill('Rosa <b>Paz</b>')
    await main.getByLabel(say.email).fill(email)
    await main.getByLabel(say.message).fill('Hola.\n\n¿Se puede ver el lunes?')
    await main.getByRole('button', { name: say.send }).click()
    // A thousand keys are tried first, on a machine that may have other work.
    await expect(main.getByText(say.thanks)).toBeVisible({ timeout: 60_000 })
    await expect(main.getByRole('button', { name: say.send })).toHaveCount(0)

    const mail = await gallery.mailbox.newest('hola@ochava.example', new RegExp(`Sin marco .${language}`))
    expect(mail.subject).toBe(`Mensaje de Rosa <b>Paz</b>: ${subject}`)
    expect(mail.text).toContain('¿Se puede ver el lunes?')
    expect(mail.text).toContain(email)
    expect(mail.html).not.toContain('<b>Paz</b>')
    await gallery.mailbox.newest(email, say.thanksMail)

    await page.getByRole('banner').getByRole('link', { name: say.exhibitions }).click()
    await expect(page).toHaveURL(`/${language}/exhibitions`)
    await page.goBack()
    await expect(main.getByLabel(say.subject)).toHaveValue(subject)
    await expect(main.getByLabel(say.message), 'what was sent is not kept').toHaveValue('')
  })

  test(`what a message lacks is said under its field, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/contact`, { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await main.getByLabel(say.email).fill('reader@example.org')
    await main.getByLabel(say.message).fill('Hola')
    await main.getByRole('button', { name: say.send }).click()
    await expect(main.getByLabel(say.name)).toHaveAccessibleDescription(say.noName)
    // The field was drawn by the server, its message by the browser: both count their ids alike.
    const id = await main.getByLabel(say.name).getAttribute('id')
    await expect(main.getByLabel(say.name)).toHaveAttribute('aria-describedby', `${id}-error`)
    await main.getByLabel(say.name).fill('Rosa')
    await expect(main.getByLabel(say.name)).not.toHaveAccessibleDescription(say.noName)
    await expect(main.getByLabel(say.message)).toHaveValue('Hola')
  })
}

test('a message that was begun is there again after another page, and in the other language', async ({
  page,
}) => {
  const message = 'Hola.\n\n¿Abren el lunes?'
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/es/contact', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  await main.getByLabel(words.es.name).fill('Rosa Paz')
  await main.getByLabel(words.es.message).fill(message)
  await banner.getByRole('link', { name: words.es.exhibitions }).click()
  await expect(page).toHaveURL('/es/exhibitions')
  await page.goBack()
  await expect(main.getByLabel(words.es.name)).toHaveValue('Rosa Paz')
  await expect(main.getByLabel(words.es.message)).toHaveValue(message)

  await banner.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/contact')
  await expect(main.getByLabel(words.en.name)).toHaveValue('Rosa Paz')
  await expect(main.getByLabel(words.en.message)).toHaveValue(message)
  await main.getByLabel(words.en.message).fill('')
  await banner.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/contact')
  await expect(main.getByLabel(words.es.name)).toHaveValue('Rosa Paz')
  await expect(main.getByLabel(words.es.message), 'what was taken out again stays out').toHaveValue('')

  await page.goto('/es/about')
  await page.goto('/es/contact')
  await expect(main.getByLabel(words.es.name), 'a page that is opened anew knows nothing of it').toHaveValue(
    ''
  )
})

test('a message that was on its way when the language was changed is still said to have come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/es/contact?subject=Horario', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await main.getByLabel(words.es.name).fill('Rosa Paz')
  await main.getByLabel('Email').fill('on-its-way@example.org')
  await main.getByLabel(words.es.message).fill('¿Abren el lunes?')
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/contact$/, async (route) => {
    if (route.request().method() === 'POST') await answered
    await route.continue()
  })
  const sending = page.waitForRequest((request) => request.method() === 'POST', { timeout: 60_000 })
  await main.getByRole('button', { name: words.es.send }).click()
  await sending
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(main.getByLabel(words.en.message)).toBeVisible()
  answer()
  await expect(
    page.getByRole('status').getByText('Gracias por escribirnos. Te respondemos pronto.')
  ).toBeVisible()
})
