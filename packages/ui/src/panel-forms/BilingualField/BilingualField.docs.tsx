import { TextField } from '../../forms/TextField/TextField.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { BilingualField } from './BilingualField.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El mismo texto en varios idiomas: dos, uno al lado del otro; en un teléfono, uno debajo del otro. El lado que está vacío mientras otro no lo está dice «Falta». Dibuja un `<div>` tan ancho como el formulario.',
  use: [
    {
      es: 'Para todo texto que leen las visitas: un título, una técnica, la historia de la galería.',
      en: 'For every text that visitors read: a title, a technique, the history of the gallery.',
    },
    {
      es: 'Para ver, mientras se escribe, qué idioma quedó atrás del otro.',
      en: 'To see, while writing, which language is behind the other.',
    },
  ],
  instead: [
    {
      component: 'TextField',
      when: { es: 'para una línea que tiene un solo idioma.', en: 'for a line that has one language.' },
    },
    {
      component: 'TextArea',
      when: { es: 'para varias líneas en un solo idioma.', en: 'for several lines in one language.' },
    },
    {
      component: 'RichTextEditor',
      when: {
        es: 'para un texto con estructura en un solo idioma.',
        en: 'for a text with structure in one language.',
      },
    },
  ],
  code: (t) => `import { BilingualField, type BilingualText } from '@gallery/ui/admin'

interface TechniqueFieldProps {
  value: BilingualText
  change: (value: BilingualText) => void
}

export function TechniqueField({ value, change }: TechniqueFieldProps) {
  return (
    <BilingualField
      name="technique"
      label="${t('Técnica', 'Technique')}"
      value={value}
      onValueChange={change}
    />
  )
}
`,
  anatomy: {
    story: 'Outdated',
    parts: [
      {
        at: '[data-language="es"] label',
        name: {
          es: 'El nombre, el mismo en cada lado, y detrás el idioma.',
          en: 'The label, the same on each side, and after it the language.',
        },
      },
      {
        at: '[data-language="en"] textarea',
        name: {
          es: 'El control: lleva su idioma para el corrector y para lectores de pantalla.',
          en: 'The control: it bears its language, for the spelling checker and for screen readers.',
        },
      },
      {
        at: '[data-language="en"] [id$="-mark"]',
        name: {
          es: 'La marca: «Falta», o qué idioma cambió después de que se escribió este.',
          en: 'The mark: “Missing”, or which language changed since this one was written.',
        },
      },
      {
        at: '[data-language="en"] button[aria-expanded]',
        name: {
          es: 'Abre lo que cambió, palabra por palabra.',
          en: 'Opens what changed, word by word.',
        },
      },
      {
        at: '[data-language="en"] button:last-child',
        name: {
          es: 'Saca la marca, cuando no hay nada que hacer.',
          en: 'Takes the mark away, where there is nothing to do.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <BilingualField
            name="do-title"
            label={t('Título', 'Title')}
            defaultValue={{ es: 'Estructura abierta nº 26', en: '' }}
          />
        ),
        say: {
          es: 'Un nombre para los dos; el lado vacío dice que falta.',
          en: 'One label for both; the empty side says that it is missing.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack space="s4">
            <TextField
              name="dont-title-es"
              label={t('Título en español', 'Title in Spanish')}
              defaultValue="Estructura abierta nº 26"
            />
            <TextField name="dont-title-en" label={t('Título en inglés', 'Title in English')} />
          </Stack>
        ),
        say: {
          es: 'Dos campos sueltos no saben uno del otro: nadie nota lo que falta, y el inglés se lee y se corrige como español.',
          en: 'Two loose fields do not know of each other: nobody notices what is missing, and Spanish is read out and checked as English.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Cada control, y debajo lo que se puede hacer con él; lo que cambió, una vez abierto, también, para desplazarlo.',
        en: 'Each control, and under it what can be done about it; what changed too, once it is open, so that it can be scrolled.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En «Ver qué cambió»: lo abre y lo cierra.',
        en: 'On “See what changed”: opens it and closes it.',
      },
    },
  ],
  reads: [
    {
      es: '«Título en, campo de texto, obligatorio, Falta»: el nombre, el idioma y, detrás de la ayuda, la marca.',
      en: '“Title en, edit text, required, Missing”: the label, the language and, after the help, the mark.',
    },
    {
      es: '«Ver qué cambió, botón, contraído».',
      en: '“See what changed, button, collapsed”.',
    },
  ],
  props: {
    languages: 'Los idiomas, cuantos sean, en el orden en que van.',
    name: 'El comienzo de todas las claves: `title` se manda, y el servidor lo rechaza, como `title_es` y `title_en`.',
    label: 'Qué se escribe, una vez para todos los idiomas: «Título».',
    optional:
      'Si puede quedar vacío, o en qué idiomas: esos dicen «(opcional)» después del nombre, los demás hay que llenarlos.',
    kind: 'Una línea (`line`), varias (`area`) o un texto con estructura, en HTML (`rich`).',
    rows: 'Cuántas líneas muestra un `area`.',
    maxLength: 'Cuántos caracteres entran a lo sumo en una línea o en varias, en cada idioma.',
    value: 'Los textos, cuando los guarda quien usa el campo; con `onValueChange`.',
    defaultValue: 'Los textos al principio.',
    onValueChange: 'Se llama con todos los textos cuando uno cambia.',
    outdated: 'Marca que un lado quedó atrás del otro.',
    disabled: 'Si ahora no se puede escribir, en ningún lado.',
  },
  stories: {
    Line: {
      name: 'Una línea',
      text: 'Dos líneas de texto, cada una en su idioma para lectores de pantalla y para el corrector.',
    },
    Missing: { name: 'Falta', text: 'Lo que falta en un idioma se marca mientras se escribe.' },
    Outdated: {
      name: 'Quedó atrás',
      text: 'El español cambió después de que se escribió el inglés: qué cambió, palabra por palabra, y cómo decir que no hay nada que hacer.',
    },
    OutdatedOpen: { name: 'Quedó atrás, abierto', text: 'Cómo se ve con los cambios abiertos.' },
    OnlyMarkupChanged: {
      name: 'Cambió solo la forma',
      text: 'Que las palabras son las mismas se dice en el idioma de la página; lo que cambió va en el del texto.',
    },
    Rich: {
      name: 'Con estructura',
      text: 'Textos con estructura, cada uno con su propia barra de botones.',
    },
    Invalid: {
      name: 'Rechazado',
      text: 'Cada idioma tiene su propio error del servidor, y se mandan los dos.',
    },
    BegunAnew: {
      name: 'De nuevo',
      text: 'Un formulario que se reinicia tiene otra vez los textos del principio: lo que faltaba, falta, y la página se entera.',
    },
    WithError: { name: 'Con error', text: 'Cómo se ve rechazado.' },
    Empty: { name: 'Vacío', text: 'Nada escrito todavía, en ninguno: no falta nada.' },
    LongWords: { name: 'Palabras largas', text: 'Las palabras largas se parten en los dos lados.' },
    Disabled: { name: 'Deshabilitado', text: 'Ahora no se puede escribir nada, en ningún lado.' },
    ThreeLanguages: {
      name: 'Tres idiomas',
      text: 'En tantos idiomas como escribe la casa: cada uno dice cuándo falta.',
    },
    RichToTheLeft: {
      name: 'Hacia la izquierda',
      text: 'Un texto con estructura se escribe en la dirección de su idioma, sea cual sea la de la página.',
    },
    LateOwner: {
      name: 'Respuesta tardía',
      text: 'Quien guarda los textos los devuelve tarde: lo que se escribe en un idioma deja lo que se escribió en el otro.',
    },
    RefusingOwner: {
      name: 'Rechazado afuera',
      text: 'Lo que se rechaza en un idioma no se vuelve a decir con el otro.',
    },
  },
}
