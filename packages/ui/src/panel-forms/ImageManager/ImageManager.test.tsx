import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { sampleImages } from '../../stories/sampleImages.ts'
import { catalogues } from '../../stories/say.ts'
import { ImageManager } from './ImageManager.tsx'

const nothing = () => {}

const html = renderToString(
  <IntlProvider locale="es" messages={catalogues.es}>
    <ImageManager
      label="Imágenes"
      images={sampleImages}
      upload={async () => {}}
      onReorder={nothing}
      onDescribe={nothing}
      onActiveChange={nothing}
      onDelete={nothing}
    />
  </IntlProvider>
)

describe('the HTML of the server', () => {
  it('lists the images in their order, before they can be dragged', () => {
    expect([...html.matchAll(/<li data-sorted="(\d)"/g)].map(([, id]) => id)).toEqual(['1', '2', '3', '4'])
    expect(html).toContain('Vista general de la sala 1</textarea>')
  })

  it('has no style attribute, which a strict content security policy refuses', () => {
    expect(html).not.toMatch(/ style=/)
  })
})
