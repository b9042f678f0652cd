import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../tables/messages.table.ts'
import { testApp } from '../testing/testApp.ts'
import { passesRecaptcha } from './recaptcha.ts'

/** Google, as far as it is asked. */
function google(verdict: unknown) {
  const asked: { url: string; body: string }[] = []
  const ask: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), body: String(init?.body) })
    return verdict instanceof Error ? Promise.reject(verdict) : Response.json(verdict)
  }
  return { ask, asked }
}

describe('passesRecaptcha', () => {
  it('sends the secret to Google and nowhere else', async () => {
    const { ask, asked } = google({ success: true })
    expect(await passesRecaptcha('answer', 'secret', ask)).toBe(true)
    expect(asked).toEqual([
      { url: 'https://www.google.com/recaptcha/api/siteverify', body: 'secret=secret&response=answer' },
    ])
  })

  it.each([
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    [{ success: true, score: 0.9 }, true],
    [{ success: true, score: 0.1 }, false],
  ])('%o passes: %s', async (verdict, passes) => {
    expect(await passesRecaptcha('answer', 'secret', google(verdict).ask)).toBe(passes)
  })

  it.each([
    ['cannot be reached', new TypeError('fetch failed')],
    ['answers something else', { hello: 'world' }],
  ])('is 503 when Google %s', async (_what, verdict) => {
    await expect(passesRecaptcha('answer', 'secret', google(verdict).ask)).rejects.toMatchObject({
      status: 503,
    })
  })
})

describe('the contact form with Google’s keys', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('names the site key and asks Google about each message', async () => {
    const gallery = await testApp({ env: { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'secret-key' } })
    try {
      const visitor = gallery.client()
      const guard = await visitor.get('/contact/guard')
      expect(guard.json()).toEqual({ data: { kind: 'recaptcha', site_key: 'site-key' } })
      const form = { name: 'Ana', email: 'ana@example.org', subject: 's', message: 'm', grecaptcha: 'answer' }
      vi.stubGlobal('fetch', google({ success: false }).ask)
      const refused = await visitor.post('/contact', form)
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['grecaptcha']])
      vi.stubGlobal('fetch', google(new TypeError('fetch failed')).ask)
      expect((await visitor.post('/contact', form)).statusCode).toBe(503)
      expect(await gallery.db.select().from(messages)).toEqual([])
      vi.stubGlobal('fetch', google({ success: true }).ask)
      expect((await visitor.post('/contact', form)).statusCode).toBe(200)
      expect(await gallery.db.select().from(messages)).toHaveLength(1)
    } finally {
      await gallery.close()
    }
  })
})
