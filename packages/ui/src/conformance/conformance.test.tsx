import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { catalogues } from '../stories/say.ts'
import { loadParts } from './parts.ts'

const parts = await loadParts()
const kit = fileURLToPath(new URL('..', import.meta.url))

const languages = Object.entries(catalogues)

describe('on a server', () => {
  it.each(parts)('$name renders without a window, and misses no text in any language', ({ element }) => {
    expect(typeof window).toBe('undefined')
    for (const [locale, messages] of languages) {
      const missed: string[] = []
      const page = (
        <IntlProvider
          locale={locale}
          messages={messages}
          timeZone="America/Argentina/Buenos_Aires"
          onError={({ message }) => missed.push(message)}
        >
          {element()}
        </IntlProvider>
      )
      expect(() => renderToString(page)).not.toThrow()
      expect(missed).toEqual([])
    }
  })

  it('renders what the browser renders: no component asks whether there is a window', () => {
    const asking = readdirSync(kit, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|^stories\//.test(path))
      .filter((path) => /typeof (window|document|navigator)\b/.test(readFileSync(`${kit}/${path}`, 'utf8')))
    expect(asking).toEqual([])
  })
})
