import { languages } from '@gallery/contract'
import { expect, test } from './gallery.ts'

const words = {
  es: {
    name: 'Nombre',
    subject: 'Asunto',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    thanks: 'Gracias por escribirnos. Te respondemos por mail.',
    thanksMail: /^Recibimos tu mensaje/,
    noName: 'Escribí tu nombre.',
  },
  en: {
    name: 'Name',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
    thanks: 'Thank you for writing. We will answer by email.',
    thanksMail: /^We got your message/,
    noName: 'Enter your name.',
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
    await main.getByLabel('Email').fill(email)
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
  })

  test(`what a message lacks is said under its field, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/contact`, { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await main.getByLabel('Email').fill('reader@example.org')
    await main.getByLabel(say.message).fill('Hola')
    await main.getByRole('button', { name: say.send }).click()
    await expect(main.getByLabel(say.name)).toHaveAccessibleDescription(say.noName)
    await main.getByLabel(say.name).fill('Rosa')
    await expect(main.getByLabel(say.name)).not.toHaveAccessibleDescription(say.noName)
    await expect(main.getByLabel(say.message)).toHaveValue('Hola')
  })
}
