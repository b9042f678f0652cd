import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Who to name in `SUPER_EMAILS`. */
export const email = 'gallerist@gallery.example'

/**
 * Signs somebody in to a server that keeps its mails in its data folder: a super user where `SUPER_EMAILS` says so, as it
 * should of whoever it is unless somebody else is named.
 * @returns `ask`, which takes a path and what `fetch` takes and answers with status and text; `send`, which posts a form
 *   with a file, and more fields, likewise; and the cookies that they have then, as a header
 */
export async function signIn(url, data, who = email) {
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
  const outbox = join(data, 'outbox')
  const before = await mailsIn(outbox)
  await json('/es/auth/login', { email: who, path: '/', query: '' })
  const { status, text } = await json('/auth/login', { email: who, code: await codeIn(outbox, who, before) })
  if (status !== 200) throw new Error(`signing in was answered with ${status}: ${text}`)

  function send(name, bytes, path = '/api/texts/images', fields = {}) {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', new Blob([bytes]), name)
    return ask(path, { method: 'POST', body: form })
  }
  return { ask, send, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
}

async function mailsIn(outbox) {
  return (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
}

/** The six digits of a mail to somebody that was not there before, as soon as there is one. */
async function codeIn(outbox, who, before) {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const name of (await mailsIn(outbox)).filter((each) => !before.includes(each))) {
      const mail = await readFile(join(outbox, name), 'utf8')
      const code = mail.includes(who) && /^\s*(\d{3} \d{3})\s*$/m.exec(mail)?.[1]
      if (code) return code.replace(' ', '')
    }
    await pause(100)
  }
  throw new Error(`no mail with a code came to ${outbox}`)
}
