import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { VideoEmbed } from './VideoEmbed.tsx'

const interview = (t: Tell) => ({
  video: '76979871',
  title: t('Entrevista en el taller', 'Studio Interview'),
  poster: { src: '/pictures/doc-video-1.jpg', alt: '', width: 1400, height: 934 },
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un video de YouTube o de Vimeo del que no llega nada antes de que alguien aprieta para verlo. Dibuja `<div>`; hasta entonces es un enlace a la página del video, que anda sin scripts y se puede abrir en otra pestaña.',
  use: [
    {
      es: 'Para un video que está en otro lado: quien no lo mira no le cuenta a nadie que pasó por acá.',
      en: 'For a video that is kept elsewhere: who does not watch it tells nobody that they were here.',
    },
  ],
  instead: [
    { component: 'Picture', when: { es: 'para una imagen fija.', en: 'for a still.' } },
    {
      component: 'VideoPlayer',
      when: { es: 'para una película que la galería guarda.', en: 'for a film that the gallery keeps.' },
    },
    {
      component: 'AudioPlayer',
      when: { es: 'para algo que se escucha.', en: 'for something to listen to.' },
    },
    {
      component: 'Link',
      when: {
        es: 'para un video de otro sitio, o que no hace falta ver acá.',
        en: 'for a video of another site, or one that need not be seen here.',
      },
    },
  ],
  code: (t) => `import { VideoEmbed } from '@gallery/ui'

export function Interview() {
  return (
    <VideoEmbed
      video="76979871"
      title="${t('Entrevista en el taller', 'Studio Interview')}"
      poster={{ src: '/pictures/interview.jpg', alt: '', width: 1400, height: 934 }}
    />
  )
}
`,
  anatomy: {
    story: 'OfVimeo',
    parts: [
      {
        at: 'a[aria-label] picture',
        name: {
          es: 'Una imagen de la galería, hasta que se lo mira.',
          en: 'A picture of the gallery’s, until it is watched.',
        },
      },
      {
        at: 'a[aria-label] > span',
        name: {
          es: 'El signo de que se reproduce; se aprieta toda la imagen.',
          en: 'The sign that it can be played; the whole picture is pressed.',
        },
      },
      {
        at: '[data-state="waiting"] > p',
        name: {
          es: 'De dónde viene, dicho antes: después se va.',
          en: 'Where it comes from, said before; then it goes.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <VideoEmbed {...interview(t)} />,
        say: {
          es: 'Un título que dice qué es: así se llama el reproductor.',
          en: 'A title that says what it is: the player is called that.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <VideoEmbed {...interview(t)} title="Video" poster={undefined} />,
        say: {
          es: '«Reproducir: Video», sobre un fondo liso, no da ganas ni se distingue de otro.',
          en: '“Play: Video”, on a plain ground, invites nobody and is like any other.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'Lo reproduce: el foco pasa al reproductor, que tiene sus propias teclas. Con Ctrl o ⌘ abre su página en otra pestaña.',
        en: 'Plays it: the focus goes to the player, which has keys of its own. With Ctrl or ⌘ it opens its page in another tab.',
      },
    },
  ],
  reads: [
    {
      es: '«Reproducir: Entrevista en el taller, enlace. El video viene de Vimeo recién cuando lo reproducís».',
      en: '“Play: Studio Interview, link. The video comes from Vimeo, and only once you play it”.',
    },
    { es: 'Después: «Entrevista en el taller, marco».', en: 'Then: “Studio Interview, frame”.' },
  ],
  props: {
    video: 'El id del video en su plataforma: un número es de Vimeo, cualquier otra cosa de YouTube.',
    title: 'Qué es el video: el nombre del reproductor.',
    titleLang: 'El idioma del título, cuando no es el de la página.',
    poster:
      'Lo que está en su lugar hasta que se reproduce, guardado por la galería: puede recortarse a 16:9.',
  },
  stories: {
    OfVimeo: {
      name: 'De Vimeo',
      text: 'Un número es un id de Vimeo. No llega nada de ellos: es un enlace, con una imagen de la galería.',
    },
    OfYouTube: { name: 'De YouTube', text: 'Cualquier otra cosa es un id de YouTube.' },
    WithoutPoster: { name: 'Sin imagen', text: 'Sin una imagen suya.' },
    Playing: {
      name: 'Reproduciendo',
      text: 'Apretado: el reproductor toma el lugar de la imagen, y el foco.',
    },
  },
}
