import type { Language } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'
import { expect } from './gallery.ts'
import type { Mailbox, ReceivedMail } from './mailbox.ts'
import { type Server, startServer } from './server.ts'
import { askForMail, codeIn } from './signInSteps.ts'
import { words } from './words.ts'

/** What is read about passkeys, the app and the codes on paper, spelled out. */
export const factorWords = {
  es: {
    withPasskey: 'Entrar con una llave de acceso',
    addPasskey: 'Agregar una llave de acceso',
    passkeyKept: /Guardamos la llave de acceso de/,
    rename: /^Cambiar nombre: /,
    addApp: 'Agregar una aplicación de códigos',
    appCode: 'Código de la aplicación',
    confirm: 'Confirmar',
    codes: 'Códigos de recuperación',
    later: 'Dejarlo para dentro de siete días',
    openPanel: 'Ya los guardé: entrar al panel',
    prove: 'Confirmá que sos vos',
    protect: 'Cuidemos el panel',
    onPaper: 'Usar un código de recuperación',
    paperCode: 'Código de recuperación',
    events: 'Eventos',
  },
  en: {
    withPasskey: 'Sign in with a passkey',
    addPasskey: 'Add a passkey',
    passkeyKept: /The passkey of .* is kept/,
    rename: /^Rename: /,
    addApp: 'Add an authenticator app',
    appCode: 'Code of the app',
    confirm: 'Confirm',
    codes: 'Recovery codes',
    later: 'Leave it for seven days',
    openPanel: 'I have kept them: enter the panel',
    prove: 'Confirm that it is you',
    protect: 'Let us protect the panel',
    onPaper: 'Use a recovery code',
    paperCode: 'Recovery code',
    events: 'Events',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>

/**
 * A server whose address has a name, as passkeys need it. With `https` it takes itself for one that is open to the
 * public; the browser comes by http all the same, which it trusts on this machine.
 */
export async function startNamedServer(
  env: Record<string, string>,
  scheme: 'http' | 'https'
): Promise<Server> {
  const port = String(await freePort())
  const server = await startServer({ ...env, PORT: port, PUBLIC_URL: `${scheme}://localhost:${port}` })
  return { ...server, url: `http://localhost:${port}` }
}

/** The finger of whoever has a passkey: on the authenticator from the first, until it is lifted. */
export interface Finger {
  /** What the page asks of the authenticator by itself, to offer a passkey in a field, waits then. */
  lift: () => Promise<void>
  put: () => Promise<void>
}

/** Gives a page's browser an authenticator of its own. */
export async function addAuthenticator(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const there = async (enabled: boolean) => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
  return { lift: () => there(false), put: () => there(true) }
}

/** Signs in on the sign-in page with the code of a mail. */
export async function signInByMail(
  page: Page,
  url: string,
  { email, path, mailbox, language }: { email: string; path: string; mailbox: Mailbox; language: Language }
): Promise<void> {
  const say = words[language]
  const before = mailbox.mails.length
  await page.goto(`${url}/${language}/auth?${new URLSearchParams({ path })}`)
  await askForMail(page.locator('main'), email, language)
  // What was done before may be told by a mail that comes first, and an older code is worth nothing.
  const isIt = (mail: ReceivedMail) => mail.to === email && say.signInMail.test(mail.subject)
  await expect.poll(() => mailbox.mails.slice(before).some(isIt)).toBe(true)
  await page.getByLabel(say.code).fill(codeIn(await mailbox.newest(email, say.signInMail)))
  await page.getByRole('button', { name: say.signIn, exact: true }).click()
}

/** The code that an app with this key shows so many half minutes from now. */
export function appCode(key: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })
}
