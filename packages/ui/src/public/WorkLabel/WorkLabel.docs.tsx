import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { WorkLabel } from './WorkLabel.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El cartel de la pared, siempre en este orden: artista; título en cursiva, año; técnica; alto × ancho × profundidad en centímetros, o las medidas con palabras. Lo que no se sabe no está. Dibuja `<span>`, para que pueda estar en un enlace.',
  use: [
    { es: 'Al lado de una obra, en un diseño tuyo.', en: 'Beside a work, in a layout of yours.' },
    {
      es: 'Donde se nombra una obra entera: al pie de una foto, en una reserva.',
      en: 'Where a work is named in full: under a photograph, in a booking.',
    },
  ],
  instead: [
    {
      component: 'WorkThumb',
      when: { es: 'cuando la imagen viene con el cartel.', en: 'when the picture comes with it.' },
    },
    {
      component: 'Facts',
      when: {
        es: 'en la página de la obra, donde cada dato dice qué es.',
        en: 'on the page of the work, where each fact says what it is.',
      },
    },
  ],
  code: (t) => `import { WorkLabel } from '@gallery/ui'

export function Label() {
  return (
    <WorkLabel
      artist="Elsa Brandariz"
      title="${t('Ritmo sobre eje nº 35', 'Rhythm on an Axis No. 35')}"
      year={1953}
      technique="${t('Esmalte sobre tabla', 'Enamel on panel')}"
      height={60}
      width={80}
      depth={2.5}
    />
  )
}
`,
  anatomy: {
    story: 'Whole',
    parts: [
      {
        at: 'span:has(> cite)',
        name: {
          es: 'El título en cursiva; después de la coma, el año.',
          en: 'The title in italics; after the comma, the year.',
        },
      },
      {
        at: 'span:has(> cite) + span',
        name: {
          es: 'La técnica, en el idioma en que se la sabe.',
          en: 'The technique, in the language in which it is known.',
        },
      },
      {
        at: 'span:has(> cite) ~ span:last-child',
        name: {
          es: 'Alto × ancho × profundidad, con la coma o el punto del idioma.',
          en: 'Height × width × depth, with the point or comma of the language.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <WorkLabel
            artist="Elsa Brandariz"
            title={t('Ritmo sobre eje nº 35', 'Rhythm on an Axis No. 35')}
            year={1953}
            technique={t('Esmalte sobre tabla', 'Enamel on panel')}
            height={60}
            width={80}
          />
        ),
        say: {
          es: 'Las medidas como números: el cartel las escribe en el orden y el idioma de todos.',
          en: 'Sizes as numbers: the label writes them in everybody’s order, in the page’s language.',
        },
      },
      {
        show: (t) => (
          <WorkLabel
            artist="Irma Szalay"
            title={t('tu voz', 'tu voz (your voice)')}
            year={t('ca. 1972', 'c. 1972')}
            size={t('30 cm (diámetro)', '30 cm (diameter)')}
          />
        ),
        say: {
          es: 'Lo que ningún número dice va con palabras, en `year` y en `size`.',
          en: 'What no number says is put in words, in `year` and `size`.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <WorkLabel
            artist="Elsa Brandariz"
            title={t('Ritmo sobre eje nº 35', 'Rhythm on an Axis No. 35')}
            year={1953}
            technique={t('Esmalte sobre tabla, 80 x 60', 'Enamel on panel, 80 x 60')}
          />
        ),
        say: {
          es: '¿Ancho por alto, o alto por ancho? Y la x se lee como letra.',
          en: 'Width by height, or height by width? And the x is read as a letter.',
        },
      },
      {
        show: (t) => (
          <WorkLabel
            artist="Irma Szalay"
            title={t('tu voz', 'tu voz (your voice)')}
            year="s/f"
            technique="s/d"
            size="—"
          />
        ),
        say: {
          es: 'Lo que no se sabe se deja afuera: las siglas y las rayas no dicen nada.',
          en: 'What is not known is left out: initials and dashes tell nothing.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Elsa Brandariz. Ritmo sobre eje nº 35, 1953. Esmalte sobre tabla. 60 por 80 por 2,5 cm».',
      en: '“Elsa Brandariz. Rhythm on an Axis No. 35, 1953. Enamel on panel. 60 times 80 times 2.5 cm”.',
    },
    {
      es: 'Un título sin traducir se lee en su idioma, el de `titleLang`.',
      en: 'A title that was not translated is read in its own language, that of `titleLang`.',
    },
  ],
  props: {
    artist: 'Se deja afuera en la página de la artista.',
    title: 'Cómo se llama la obra.',
    markedTitle: 'El título con las palabras que se buscaron marcadas.',
    titleLang: 'El idioma del título, cuando no es el de la página.',
    year: 'Un número, o con palabras: «ca. 1950».',
    technique: 'De qué está hecha, y cómo.',
    techniqueLang: 'El idioma de la técnica, cuando no es el de la página.',
    size: 'Las medidas con palabras, en lugar de alto × ancho × profundidad: «30 cm (diámetro)».',
    reserved: 'Está reservada para alguien, y lo dice.',
    end: 'La última línea: cuánto cuesta, o en qué está. Va dentro de un enlace: nada de ella se aprieta.',
    transitionName: 'Con qué nombre viaja el título hasta la página de la obra (`workTransitions`).',
  },
  stories: {
    Whole: { name: 'Entero', text: 'Todo.' },
    OnTheArtistsPage: { name: 'En la página de la artista', text: 'Ahí nadie repite el nombre.' },
    OnlyTitle: { name: 'Solo título', text: 'Lo que no se sabe no está, ni sus comas.' },
    InWords: { name: 'Con palabras', text: 'Un año y unas medidas que ningún número dice van con palabras.' },
    Reserved: { name: 'Reservada', text: 'Alguien la tiene reservada; para quién no lo lee nadie.' },
    WithPrice: { name: 'Con precio', text: 'Cuánto cuesta, debajo de lo demás.' },
    Translated: { name: 'Traducido', text: 'En el idioma de la página.' },
    LongWords: { name: 'Palabras largas', text: 'Las palabras largas se parten; nada se corta.' },
  },
}
