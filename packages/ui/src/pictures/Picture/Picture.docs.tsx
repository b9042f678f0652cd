import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Picture } from './Picture.tsx'

const work = { src: '/pictures/lemos-05.jpg', width: 1400, height: 949 }

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una imagen cuyo lugar se guarda antes de que llegue. Dibuja `<picture>`; nada de ella necesita un atributo `style`, así que una política de contenido estricta la deja pasar.',
  use: [
    {
      es: 'Para cualquier imagen, sola o adentro de una parte tuya: nada salta cuando llega.',
      en: 'For every picture, alone or inside a part of yours: nothing jumps when it arrives.',
    },
  ],
  instead: [
    {
      component: 'WorkThumb',
      when: { es: 'para una obra con su cartel.', en: 'for a work with its label.' },
    },
    {
      component: 'ImageGallery',
      when: { es: 'para varias vistas de una obra.', en: 'for several views of a work.' },
    },
    {
      component: 'Photo',
      when: { es: 'para una foto con su epígrafe.', en: 'for a photograph with its caption.' },
    },
    { component: 'Icon', when: { es: 'para un signo.', en: 'for a sign.' } },
  ],
  code: (t) => `import { Picture } from '@gallery/ui'

export function Island() {
  return (
    <Picture
      src="/pictures/island.jpg"
      alt="${t('Una isla de papel rojo sobre azul', 'An island of red paper on blue')}"
      width={1400}
      height={949}
      sources={[
        { type: 'image/avif', srcSet: '/pictures/island-480.avif 480w, /pictures/island-960.avif 960w' },
      ]}
      sizes="(min-width: 769px) 50vw, 92vw"
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Picture {...work} alt={t('Una isla de papel rojo sobre azul', 'An island of red paper on blue')} />
        ),
        say: {
          es: '`alt` dice lo que se ve, sin «imagen de»: eso ya se lee.',
          en: '`alt` says what is to be seen, without “picture of”: that is read already.',
        },
      },
      {
        show: (t) => (
          <figure>
            <Picture {...work} alt="" />
            <figcaption>{t('Horacio Lemos, Isla 30, 1957', 'Horacio Lemos, Island 30, 1957')}</figcaption>
          </figure>
        ),
        say: {
          es: 'Si las palabras de al lado ya lo dicen, `alt` queda vacío.',
          en: 'Where the words beside it say it already, `alt` stays empty.',
        },
      },
    ],
    dont: [
      {
        show: () => <Picture {...work} alt="lemos-05.jpg" />,
        say: {
          es: 'El nombre del archivo no dice nada, y se oye entero.',
          en: 'The name of the file says nothing, and is heard in full.',
        },
      },
      {
        show: (t) => (
          <figure>
            <Picture {...work} alt={t('Horacio Lemos, Isla 30, 1957', 'Horacio Lemos, Island 30, 1957')} />
            <figcaption>{t('Horacio Lemos, Isla 30, 1957', 'Horacio Lemos, Island 30, 1957')}</figcaption>
          </figure>
        ),
        say: { es: 'Lo mismo dos veces seguidas.', en: 'The same twice in a row.' },
      },
    ],
  },
  keyboard: [],
  reads: [
    { es: '«Una isla de papel rojo sobre azul, imagen».', en: '“An island of red paper on blue, image”.' },
    { es: 'Con `alt=""` no se lee.', en: 'With `alt=""` it is not read.' },
  ],
  props: {
    src: 'La dirección que entiende cualquier navegador.',
    alt: 'Lo que muestra, para quien no la ve; vacío cuando las palabras de al lado dicen lo mismo.',
    width: 'Del original, en píxeles: con `height`, el lugar que se guarda hasta que llega.',
    height: 'Del original, en píxeles.',
    sources: 'Mejores formatos, el mejor primero.',
    sizes: 'De qué ancho se dibuja, como en `<img sizes>`.',
    priority: 'Llega enseguida y primera; las demás esperan hasta estar cerca de la ventana.',
    fit: 'Tan ancha como su caja, en sus propias proporciones (`natural`), entera adentro de su caja (`contain`), o llena la caja y se recorta (`cover`, nunca para obras).',
  },
  stories: {
    Natural: {
      name: 'Natural',
      text: 'Guarda su lugar hasta que llega: su caja tiene enseguida las proporciones del original.',
    },
    Priority: { name: 'Primera', text: 'La primera de una página llega enseguida.' },
    NeverArrives: {
      name: 'Nunca llega',
      text: 'Hasta que llega, y si no llega nunca, un fondo liso guarda su lugar: una imagen borrosa falsearía la obra.',
    },
    SeeThrough: { name: 'Transparente', text: 'Una obra de bordes transparentes se sostiene sola.' },
  },
}
