import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { RichText } from './RichText.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Texto corrido con sus párrafos, títulos, listas, citas y enlaces, en renglones de 34em. Dibuja `<div>`.',
  use: [
    {
      es: 'Para lo que alguien escribió en el editor, y que se limpió al entrar: con sanitize-html en un servidor, con DOMPurify en un navegador.',
      en: 'For what somebody wrote in the editor, and was cleaned as it came in: by sanitize-html on a server, by DOMPurify in a browser.',
    },
    {
      es: 'Con `children`, para un texto largo tuyo que se ve igual.',
      en: 'With `children`, for a long text of your own that looks the same.',
    },
  ],
  instead: [
    {
      component: 'Text',
      when: { es: 'para una oración de la pantalla.', en: 'for one sentence of the interface.' },
    },
    {
      component: 'RichTextEditor',
      when: { es: 'en el panel, para escribir un texto así.', en: 'in the panel, to write such a text.' },
    },
    {
      component: 'ReferenceLists',
      when: { es: 'para la bibliografía de una obra.', en: 'for the bibliography of a work.' },
    },
  ],
  code: (t) => `import { RichText } from '@gallery/ui'

export function About({ cleanedHtml }: { cleanedHtml: string }) {
  return cleanedHtml === '' ? (
    <RichText>
      <p>${t('Entrada libre y gratuita.', 'Admission is free.')}</p>
    </RichText>
  ) : (
    <RichText trustedHtml={cleanedHtml} opening="l" columns={2} />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <RichText>
            <h3>{t('Visitas guiadas', 'Guided visits')}</h3>
            <p>{t('De lunes a viernes, con turno.', 'Monday to Friday, by appointment.')}</p>
          </RichText>
        ),
        say: {
          es: 'Los títulos son títulos: se ven, y quien escucha salta de uno a otro.',
          en: 'Headings are headings: they are seen, and who listens jumps from one to the next.',
        },
      },
      {
        show: (t) => (
          <RichText>
            <p>
              {t('La muestra reúne bocetos y ', 'The exhibition brings together sketches and ')}
              <a href="#letters">{t('cartas a Irma Szalay', 'letters to Irma Szalay')}</a>.
            </p>
          </RichText>
        ),
        say: {
          es: 'El enlace dice adónde lleva, también fuera de su oración.',
          en: 'The link says where it leads, also outside its sentence.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <RichText>
            <p>
              <strong>{t('VISITAS GUIADAS', 'GUIDED VISITS')}</strong>
            </p>
            <p>{t('De lunes a viernes, con turno.', 'Monday to Friday, by appointment.')}</p>
          </RichText>
        ),
        say: {
          es: 'Un párrafo en negrita no entra en el esquema de la página.',
          en: 'A bold paragraph is not in the outline of the page.',
        },
      },
      {
        show: (t) => (
          <RichText>
            <p>
              {t(
                'La muestra reúne bocetos y cartas. Para verlas, hacé clic ',
                'The exhibition brings together sketches and letters. To see them, click '
              )}
              <a href="#here">{t('acá', 'here')}</a>.
            </p>
          </RichText>
        ),
        say: {
          es: 'En una lista de enlaces, «acá» no es ningún lado.',
          en: 'In a list of links “here” is nowhere.',
        },
      },
    ],
  },
  keyboard: [{ keys: ['Tab'], does: { es: 'Va de enlace en enlace.', en: 'Goes from link to link.' } }],
  reads: [
    {
      es: 'Párrafos, «Visitas guiadas, encabezado nivel 3», «lista, 2 elementos», «cita».',
      en: 'Paragraphs, “Guided visits, heading level 3”, “list, 2 items”, “block quote”.',
    },
    {
      es: 'Con `lang`, el texto se lee en su idioma.',
      en: 'With `lang` the text is read in its own language.',
    },
  ],
  props: {
    trustedHtml:
      'HTML que ya pasó por una limpieza: se pone como está, así que un script adentro corre. Sus enlaces son comunes, y ningún `LinkProvider` llega a ellos: un router tiene que atajar sus clics alrededor del texto.',
    children: 'Elementos tuyos en lugar de HTML: párrafos, títulos, listas.',
    size: '`l` para lo que se lee primero.',
    opening:
      'El primer párrafo más grande que los demás y a lo ancho de todas las columnas: de 20 a 25 px (`l`) o de 24 a 34 (`xl`).',
    columns: 'Desde 769px; dos para textos largos donde la página es ancha.',
    layout:
      'Texto corrido, o `rows`: cada título a la izquierda de lo que le sigue, como un equipo o una lista de términos. Las filas van en una columna.',
  },
  stories: {
    OfTheEditor: {
      name: 'Del editor',
      text: 'Lo que la galería escribió en el editor, limpio por el servidor: todo lo que un texto así puede tener.',
    },
    OfElements: { name: 'De elementos', text: 'Elementos propios en lugar de HTML.' },
    WithOpening: {
      name: 'Con apertura',
      text: 'El primer párrafo más fuerte, el resto en dos columnas debajo.',
    },
    Statement: { name: 'Declaración', text: 'Una declaración al comienzo de una página.' },
    LongWord: {
      name: 'Palabra larga',
      text: 'Una palabra más larga que el renglón se parte en lugar de ensanchar la página.',
    },
    Empty: { name: 'Vacío', text: 'No se escribió nada: no se muestra nada.' },
  },
}
