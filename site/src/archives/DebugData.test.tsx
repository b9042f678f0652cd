import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DebugData } from './DebugData.tsx'

test('what a page was made from is shown without the bytes of its pictures', () => {
  const picture = { width: 1600, widths: [320] }
  const html = renderToStaticMarkup(
    <DebugData data={{ data: [{ title_es: 'Fondo', images: [{ picture }] }] }} />
  )
  expect(html).toContain('Fondo')
  expect(html).toContain('1600')
  expect(html).not.toContain('base64')
})
