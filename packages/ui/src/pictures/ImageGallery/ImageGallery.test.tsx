import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import es from '../../messages/es.json'
import { ImageGallery } from './ImageGallery.tsx'

const html = renderToString(
  <IntlProvider locale="es" messages={es}>
    <ImageGallery
      images={[
        {
          id: 1,
          picture: { src: '/front.jpg', alt: 'Frente', width: 3, height: 4 },
          large: { src: '/front-large.jpg', alt: 'Frente', width: 6, height: 8 },
        },
        { id: 2, picture: { src: '/back.jpg', alt: 'Dorso', width: 3, height: 4 } },
      ]}
    />
  </IntlProvider>
)

describe('the HTML of the server', () => {
  it('links to every picture, so that they can be looked at without scripts', () => {
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual(['/front-large.jpg', '/front.jpg', '/back.jpg'])
  })

  it('says what a picture shows in the language that it is written in', () => {
    const picture = { src: '/ink.jpg', alt: 'Ink on paper', width: 3, height: 4, lang: 'en' }
    const page = renderToString(
      <IntlProvider locale="es" messages={es}>
        <ImageGallery images={[{ id: 1, picture }]} />
      </IntlProvider>
    )
    expect(page).toMatch(/<picture lang="en"[^>]*>.*alt="Ink on paper"/)
    expect(page).not.toContain('aria-label')
  })

  it('has no style attribute, which a strict content security policy refuses', () => {
    expect(html).not.toMatch(/ style=/)
  })
})
