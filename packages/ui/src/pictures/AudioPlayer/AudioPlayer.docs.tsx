import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { sampleAudio, sampleTranscript } from '../../stories/sampleAudio.ts'
import { AudioPlayer } from './AudioPlayer.tsx'

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Una grabación con lo que se dice en ella, a cuyas partes se puede ir. Dibuja `<div>` alrededor de `<audio>`; hasta que están los scripts, en el mismo lugar está el reproductor del navegador. Antes de que alguien la reproduzca solo se carga cuánto dura.',
  use: [
    {
      es: 'Para una grabación que la galería guarda: una entrevista, una lectura, una visita.',
      en: 'For a recording that the gallery keeps: an interview, a reading, a tour.',
    },
    {
      es: 'Con `transcript` siempre que alguien haya escrito lo que se dice: quien no oye lo lee, y todos encuentran la parte que buscan.',
      en: 'With `transcript` wherever somebody has written down what is said: who cannot hear reads it, and everybody finds the part they look for.',
    },
  ],
  instead: [
    {
      component: 'VideoPlayer',
      when: { es: 'para una película que la galería guarda.', en: 'for a film that the gallery keeps.' },
    },
    {
      component: 'VideoEmbed',
      when: { es: 'para un video de YouTube o Vimeo.', en: 'for a video of YouTube or Vimeo.' },
    },
    {
      component: 'FileList',
      when: {
        es: 'para bajar la grabación, y debajo de ella.',
        en: 'to take the recording home, and under it.',
      },
    },
  ],
  code: (t) => `import { AudioPlayer } from '@gallery/ui'

export function Reading() {
  return (
    <AudioPlayer
      src="/storage/lectura.mp3"
      title="${t('Lectura de «e»', 'Reading of “e”')}"
      transcript={[
        { text: '${t('Grabación doméstica, 1977.', 'Home recording, 1977.')}' },
        { at: 8, text: '${t('Acá hay una negra: silencio.', 'Here is a black one: silence.')}' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Alone',
    parts: [
      {
        at: 'button',
        name: {
          es: 'Reproducir y pausar: lo único de tinta.',
          en: 'Play and pause: the only thing in ink.',
        },
      },
      {
        at: 'input[type="range"]',
        name: {
          es: 'La posición, que se arrastra o se mueve con flechas.',
          en: 'The position, dragged or moved by arrows.',
        },
      },
      {
        at: 'input + [aria-hidden]',
        name: { es: 'Cuánto va y cuánto dura.', en: 'How far it is and how long it lasts.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <AudioPlayer
            src={sampleAudio()}
            title={t('Lectura de «e»', 'Reading of “e”')}
            transcript={sampleTranscript(t('es', 'en') === 'en' ? 'en' : 'es')}
          />
        ),
        say: {
          es: 'Escribí también lo que se oye sin palabras: «silencio», «se apaga el grabador».',
          en: 'Write down what is heard without words too: “silence”, “the recorder is switched off”.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <AudioPlayer src={sampleAudio()} title={t('cara-a-final-2.mp3', 'side-a-final-2.mp3')} />
        ),
        say: {
          es: 'El nombre del archivo no dice qué se oye: es lo que lee quien escucha la página.',
          en: "A file's name does not say what is heard: it is what is read out to who listens to the page.",
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En el botón, reproduce o pausa; en una hora, va a esa parte; en «Transcripción», la abre.',
        en: 'On the button, plays or pauses; on a time, goes to that part; on “Transcript”, opens it.',
      },
    },
    {
      keys: ['←', '→'],
      does: {
        es: 'En la posición, un segundo atrás o adelante.',
        en: 'On the position, a second back or on.',
      },
    },
    {
      keys: ['Home', 'End'],
      does: {
        es: 'En la posición, el principio o el final.',
        en: 'On the position, the beginning or the end.',
      },
    },
  ],
  reads: [
    {
      es: '«Reproducir: Lectura de «e», botón»; cuando suena, «Pausar: …».',
      en: '“Play: Reading of ‘e’, button”; while it plays, “Pause: …”.',
    },
    {
      es: '«Posición, 0:14 de 0:24» cada vez que se mueve.',
      en: '“Position, 0:14 of 0:24” each time it is moved.',
    },
    {
      es: '«El audio no se pudo cargar.» por sí solo, cuando no se puede.',
      en: '“The recording could not be loaded.” by itself, when it cannot be.',
    },
  ],
  props: {
    src: 'La grabación: MP3, M4A o WAV. Su servidor tiene que responder a rangos; si no, nadie puede adelantarla.',
    title: 'Qué se oye.',
    titleLang: 'El idioma del título, cuando no es el de la página.',
    transcript: 'Lo que se dice, por partes. Sin ninguna no hay transcripción.',
    transcriptLang: 'El idioma de la transcripción, cuando no es el de la página.',
  },
  stories: {
    WithTranscript: {
      name: 'Con transcripción',
      text: 'Lo que se dice está debajo; se va a una parte por su hora.',
    },
    Playing: { name: 'Sonando', text: 'Mientras suena, el botón pausa: el elemento mismo dice si suena.' },
    Another: {
      name: 'Otra',
      text: 'Otra grabación en su lugar espera en su comienzo, aunque la de antes sonara.',
    },
    Alone: { name: 'Sola', text: 'Sin nada escrito.' },
    Failed: { name: 'Sin archivo', text: 'Un archivo que ya no está.' },
    Phone: { name: 'Teléfono', text: 'En el teléfono más angosto.' },
  },
}
