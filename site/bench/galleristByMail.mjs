import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Who to name in `SUPER_EMAILS`. */
export const email = 'gallerist@gallery.example'

/**
 * Signs a super user in to a server that keeps its mails in its data folder. @returns what posts a form with a file to
 * it and answers with status and text.
 */
export async function signIn(url, data) {
  const cookies = new Map()
  async function ask(path, init = {}) {
    const headers = { ...init.headers, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    if (init.method === 'POST') {
      headers['x-requested-with'] = 'XMLHttpRequest'
      headers['x-xsrf-token'] = cookies.get('XSRF-TOKEN') ?? ''
    }
    const answer = await fetch(`${url}${path}`, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(';', 1)[0].split('=')
      cookies.set(name, value)
    }
    return { status: answer.status, text: await answer.text() }
  }
  const json = (path, body) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  await ask('/healthz')
  await json('/es/auth/login', { email, path: '/', query: '' })
  const { status, text } = await json('/auth/login', { email, code: await codeIn(join(data, 'outbox')) })
  if (status !== 200) throw new Error(`signing in was answered with ${status}: ${text}`)

  return (name, bytes, path = '/api/texts/images') => {
    const form = new FormData()
    form.set('file', new Blob([bytes]), name)
    return ask(path, { method: 'POST', body: form })
  }
}

/** The six digits of the newest mail, as soon as there is one. */
async function codeIn(outbox) {
  for (let tries = 0; tries < 100; tries += 1) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    if (names.length > 0) {
      const mail = await readFile(join(outbox, names.sort().at(-1)), 'utf8')
      const code = /^\s*(\d{3} \d{3})\s*$/m.exec(mail)?.[1]
      if (code) return code.replace(' ', '')
    }
    await pause(100)
  }
  throw new Error(`no mail with a code came to ${outbox}`)
}
