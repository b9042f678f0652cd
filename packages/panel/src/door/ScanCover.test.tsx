import kitOfPanel from '@gallery/ui/messages/admin/es'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { ScanCover } from './ScanCover.tsx'
import { aList } from './sampleList.ts'

// As where there is no network: it neither comes nor fails.
vi.mock('./ScanScreen.tsx', () => new Promise(() => undefined))

test('a camera whose code is not there is waited for under its title, and can be closed', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...kit, ...kitOfPanel, ...messages }}>
      <ScanCover
        title="Puerta, martes 17"
        door={{
          list: aList(),
          waiting: 2,
          oldest: 'a',
          lost: true,
          failed: false,
          now: () => new Date('2026-11-17T18:01:00Z'),
          act: () => '',
          sync: async () => undefined,
        }}
        list={aList()}
        strip={{ tone: 'lost', title: 'Sin conexión.', text: '2 ingresos por mandar' }}
        onShow={() => undefined}
        onClose={() => undefined}
      />
    </IntlProvider>
  )
  expect(html).toMatch(/<h1[^>]*>Puerta, martes 17<\/h1>/)
  expect(html).toMatch(/<button[^>]* aria-label="Cerrar la cámara"/)
  expect(html).toMatch(/role="status"[^>]*>Abriendo la cámara…</)
  expect(html).toContain('2 ingresos por mandar')
})
