import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { sampleCaptions, sampleFilm, sampleSaid } from '../../stories/sampleFilm.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const size = { width: 480, height: 270 }

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Una película que la galería guarda, en el reproductor del navegador, con subtítulos en ella y debajo una transcripción a cuyas partes se puede ir. Dibuja `<div>` alrededor de `<video>`, que anda sin scripts. Antes de que alguien la reproduzca solo se carga cuánto dura y su primera imagen.',
  use: [
    {
      es: 'Para una película de la galería: el registro de una acción, una entrevista filmada, una obra en video.',
      en: 'For a film of the gallery: a performance recorded, an interview filmed, a work that is a video.',
    },
    {
      es: 'Con `captions` y `transcript` siempre que alguien los haya escrito: quien no oye la sigue, y todos encuentran la parte que buscan.',
      en: 'With `captions` and `transcript` wherever somebody has written them: who cannot hear follows it, and everybody finds the part they look for.',
    },
  ],
  instead: [
    {
      component: 'VideoEmbed',
      when: { es: 'para un video de YouTube o Vimeo.', en: 'for a video of YouTube or Vimeo.' },
    },
    {
      component: 'AudioPlayer',
      when: { es: 'para algo que solo se escucha.', en: 'for something that is only heard.' },
    },
  ],
  code: (t) => `import { VideoPlayer } from '@gallery/ui'

export function Corner() {
  return (
    <VideoPlayer
      src="/storage/esquina.mp4"
      title="${t('Una esquina, 1958', 'A Corner, 1958')}"
      size={{ width: 1440, height: 1080 }}
      captions={[
        { src: '/captions/esquina.es.vtt', lang: 'es' },
        { src: '/captions/esquina.en.vtt', lang: 'en' },
      ]}
      transcript={[{ at: 6, text: '${t('Pasa un tranvía.', 'A tram goes by.')}' }]}
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <VideoPlayer
            src={sampleFilm}
            title={t('Una esquina, 1958', 'A Corner, 1958')}
            size={size}
            captions={sampleCaptions}
            transcript={sampleSaid(t('es', 'en') === 'en' ? 'en' : 'es')}
          />
        ),
        say: {
          es: 'Con `size`, la página no salta cuando llega la película.',
          en: 'With `size` the page does not jump when the film comes.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <VideoPlayer src={sampleFilm} title={t('esquina-v3.mp4', 'corner-v3.mp4')} />,
        say: {
          es: 'El nombre del archivo no dice qué se ve, y sin nada escrito quien no oye no sabe qué se dijo.',
          en: "A file's name does not say what is seen, and with nothing written who cannot hear does not know what was said.",
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Space'],
      does: {
        es: 'En la película, reproduce o pausa, como en todo reproductor del navegador.',
        en: "On the film, plays or pauses, as in any of the browser's players.",
      },
    },
    {
      keys: ['←', '→'],
      does: {
        es: 'En la película, unos segundos atrás o adelante; cuántos decide el navegador.',
        en: 'On the film, some seconds back or on; how many the browser decides.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En una hora, va a esa parte; en «Transcripción», la abre.',
        en: 'On a time, goes to that part; on “Transcript”, opens it.',
      },
    },
  ],
  reads: [
    {
      es: 'El título, y después los botones del navegador: reproducir, subtítulos, pantalla completa.',
      en: "The title, then the browser's buttons: play, captions, full screen.",
    },
    {
      es: '«El video no se pudo cargar.» por sí solo, cuando no se puede.',
      en: '“The video could not be loaded.” by itself, when it cannot be.',
    },
  ],
  props: {
    src: 'La película: un MP4. Su servidor tiene que responder a rangos; si no, nadie puede adelantarla.',
    title: 'Qué se ve.',
    titleLang: 'El idioma del título, cuando no es el de la página.',
    size: 'Su tamaño en píxeles, cuando se conoce: su lugar queda reservado hasta que llega.',
    captions:
      'Lo que se dice y se oye, para leerlo en la imagen: el reproductor ofrece cada uno por el nombre de su idioma.',
    transcript: 'Lo que se dice, por partes, para leerlo debajo. Sin ninguna no hay transcripción.',
    transcriptLang: 'El idioma de la transcripción, cuando no es el de la página.',
  },
  stories: {
    WithTranscript: {
      name: 'Con transcripción',
      text: 'Lo que se dice está debajo; se va a una parte por su hora.',
    },
    Alone: { name: 'Sola', text: 'Sin subtítulos ni nada escrito.' },
    Upright: { name: 'Vertical', text: 'Una película vertical se ve entera, sobre su fondo.' },
    Failed: {
      name: 'Sin archivo',
      text: 'Un archivo que ya no está, o que este navegador no reproduce.',
    },
    Phone: { name: 'Teléfono', text: 'En el teléfono más angosto.' },
  },
}
