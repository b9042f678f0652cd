import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import es from '../messages/es.json'
import { loadParts } from './parts.ts'

const parts = await loadParts()
const kit = fileURLToPath(new URL('..', import.meta.url))

describe('on a server', () => {
  it.each(parts)('$name renders without a window', ({ element }) => {
    expect(typeof window).toBe('undefined')
    const page = (
      <IntlProvider locale="es" messages={es} timeZone="America/Argentina/Buenos_Aires">
        {element()}
      </IntlProvider>
    )
    expect(() => renderToString(page)).not.toThrow()
  })

  it('renders what the browser renders: no component asks whether there is a window', () => {
    const asking = readdirSync(kit, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
      .filter((path) => /typeof (window|document|navigator)\b/.test(readFileSync(`${kit}/${path}`, 'utf8')))
    expect(asking).toEqual([])
  })
})
