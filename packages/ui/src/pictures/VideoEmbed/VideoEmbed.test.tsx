import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import es from '../../messages/es.json'
import { VideoEmbed } from './VideoEmbed.tsx'

it.each(['aqz-KE-bpKQ', '76979871'])('makes the browser load nothing of the platform: %s', (video) => {
  const html = renderToString(
    <IntlProvider locale="es" messages={es}>
      <VideoEmbed
        video={video}
        title="Entrevista"
        poster={{ src: '/poster.jpg', alt: '', width: 16, height: 9 }}
      />
    </IntlProvider>
  )
  expect(html).not.toContain('<iframe')
  const loaded = [...html.matchAll(/ (?:src|srcSet|poster|data)="([^"]+)"/g)].map(([, address]) => address)
  expect(loaded).toEqual(['/poster.jpg'])
  expect(html).toContain(`${video}"`)
})
