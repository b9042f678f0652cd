import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un texto con títulos, links, listas y citas, como lo muestra `RichText`. Lo que se pega pierde su aspecto y conserva su estructura. El editor se carga cuando se muestra por primera vez. Dibuja `<div>`; la ref y todas las demás props van a él, `id` y `lang` al texto.',
  use: [
    {
      es: 'Para un texto que leen las visitas en un solo idioma.',
      en: 'For a text that visitors read in one language.',
    },
    {
      es: 'Cuando el texto se pega de un procesador y solo tiene que quedar su estructura.',
      en: 'Where the text is pasted from a word processor, and its structure alone is to stay.',
    },
  ],
  instead: [
    {
      component: 'TextArea',
      when: { es: 'para un texto sin estructura.', en: 'for a text without structure.' },
    },
    {
      component: 'BilingualField',
      when: { es: 'para dos idiomas, con `kind="rich"`.', en: 'for two languages, with `kind="rich"`.' },
    },
    { component: 'RichText', when: { es: 'para mostrarlo.', en: 'to show it.' } },
  ],
  code: (t) => `import { RichTextEditor } from '@gallery/ui/admin'

interface HistoryFieldProps {
  html: string
  write: (html: string) => void
}

export function HistoryField({ html, write }: HistoryFieldProps) {
  return <RichTextEditor name="history" label="${t('Historia', 'History')}" value={html} onValueChange={write} />
}
`,
  anatomy: {
    story: 'Written',
    parts: [
      {
        at: '[role="toolbar"]',
        name: {
          es: 'Los botones: una sola parada de Tab; en poco lugar pasan a otra línea.',
          en: 'The buttons: one stop of Tab; in little space they go on to another line.',
        },
      },
      {
        at: '[role="toolbar"] select',
        name: { es: 'Párrafo o título.', en: 'A paragraph or a heading.' },
      },
      {
        at: '[role="toolbar"] [aria-pressed]',
        name: {
          es: 'Apretado donde el cursor está en negrita, en cursiva o en un link.',
          en: 'Pressed where the caret is in bold, in italics or in a link.',
        },
      },
      {
        at: '[role="textbox"]',
        name: {
          es: 'El texto, tal como se va a ver en el sitio.',
          en: 'The text, as the site will show it.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <RichTextEditor
            name="do-history"
            label={t('Historia', 'History')}
            defaultValue={t(
              '<h3>El edificio</h3><p>Conserva la entrada original.</p>',
              '<h3>The building</h3><p>It keeps the original entrance.</p>'
            )}
          />
        ),
        say: {
          es: 'Un título es un título: quien escucha salta a él.',
          en: 'A heading is a heading: who listens jumps to it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <RichTextEditor
            name="dont-history"
            label={t('Historia', 'History')}
            defaultValue={t(
              '<p><strong>EL EDIFICIO</strong></p><p>Conserva la entrada original.</p>',
              '<p><strong>THE BUILDING</strong></p><p>It keeps the original entrance.</p>'
            )}
          />
        ),
        say: {
          es: 'Un párrafo en negrita parece un título solo para el ojo.',
          en: 'A bold paragraph looks like a heading to the eye alone.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Alt F10'],
      does: {
        es: 'En el texto: lleva al botón de la barra donde se estuvo la última vez.',
        en: 'In the text: leads to the button of the bar where one was last.',
      },
    },
    {
      keys: ['←', '→', 'Home', 'End'],
      does: {
        es: 'En la barra: el botón anterior, el siguiente, el primero, el último.',
        en: 'In the bar: the button before, the next, the first, the last.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'En la barra o en la dirección de un link: vuelve al texto.',
        en: 'In the bar or in the address of a link: back to the text.',
      },
    },
    {
      keys: ['Ctrl B', 'Ctrl I', '⌘ B', '⌘ I'],
      does: { es: 'Negrita, cursiva.', en: 'Bold, italics.' },
    },
    {
      keys: ['Ctrl Z', 'Ctrl Shift Z', '⌘ Z', '⌘ Shift Z'],
      does: { es: 'Deshacen y rehacen.', en: 'Undo and redo.' },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En la dirección de un link: la pone, sin mandar el formulario.',
        en: 'In the address of a link: sets it, without sending the form.',
      },
    },
  ],
  reads: [
    {
      es: '«Historia, campo de texto, varias líneas, obligatorio, Alt + F10 lleva a los botones de formato.»',
      en: '“History, edit text, multi-line, required, Alt + F10 leads to the format buttons.”',
    },
    {
      es: 'La barra: «Formato de Historia, barra de herramientas; Negrita, botón conmutador, no presionado».',
      en: 'The bar: “Format of History, toolbar; Bold, toggle button, not pressed”.',
    },
    {
      es: 'Un link que no puede llevar a ningún lado se dice en el momento: «Escribí una dirección: https://…, /es/… o un email.»',
      en: 'A link that may not lead anywhere is told at once: “Write an address: https://…, /en/… or an e-mail.”',
    },
  ],
  props: {
    label: 'Qué se escribe: «Historia».',
    value: 'El texto en HTML, cuando lo guarda quien usa el campo; con `onValueChange`.',
    defaultValue: 'El texto al principio, en HTML que el servidor limpió.',
    onValueChange:
      'Se llama con el texto entero a cada cambio: HTML de `p`, `h3`, `em`, `strong`, `a`, `ul`, `ol`, `li`, `br` y `blockquote`, y de `img` si hay `pickImage`; vacío si no hay nada escrito.',
  },
  stories: {
    Written: {
      name: 'Escrito',
      text: 'Marcas con botones y con teclas; los botones apretados siguen al cursor; deshacer devuelve el cambio.',
    },
    ByKeyboard: {
      name: 'Con el teclado',
      text: 'Una sola parada de Tab: Alt + F10 lleva a la barra, las flechas se mueven en ella, Escape vuelve.',
    },
    InADialog: {
      name: 'En un diálogo',
      text: 'Escape vuelve de la barra y deja abierto el diálogo que la rodea; el siguiente lo cierra.',
    },
    Linked: {
      name: 'Con link',
      text: 'La dirección de un link se completa, se rechaza si no puede llevar ahí, y se saca.',
    },
    LinkOpen: { name: 'Link abierto', text: 'La dirección de un link, debajo de su palabra.' },
    LinkAtTheFoot: {
      name: 'Link al pie',
      text: 'Debajo de la última línea de la ventana, la dirección del link se pone a la vista, libre de una barra que haya al pie.',
    },
    Pasted: {
      name: 'Pegado',
      text: 'Lo que dejan en el portapapeles un procesador de textos, un documento en línea y una página hostil: queda la estructura, se va el aspecto.',
    },
    Structured: { name: 'Con estructura', text: 'Listas y citas, como las va a mostrar el sitio.' },
    WithImages: {
      name: 'Con imágenes',
      text: 'Con imágenes, donde la página las acepta: la elige quien usa el campo.',
    },
    Empty: { name: 'Vacío', text: 'Nada escrito todavía, y qué más puede decir el pie.' },
    Invalid: {
      name: 'Rechazado',
      text: 'En un formulario: el foco va al texto rechazado, escribir saca el mensaje, y se manda HTML.',
    },
    BegunAnew: {
      name: 'De nuevo',
      text: 'Un formulario que se reinicia tiene otra vez el texto del principio.',
    },
    Controlled: {
      name: 'Guardado afuera',
      text: 'El texto lo guarda quien usa el campo: lo que se pone desde afuera lo reemplaza.',
    },
    Disabled: {
      name: 'Deshabilitado',
      text: 'Ahora no se puede escribir nada, y ningún botón cambia el texto.',
    },
    DisabledMeanwhile: {
      name: 'Deshabilitado mientras tanto',
      text: 'Deshabilitado mientras se escribe, como mientras se guarda: lo que se había empezado, un link o una imagen, no entra.',
    },
    DisabledAround: {
      name: 'Deshabilitado alrededor',
      text: 'En un fieldset deshabilitado, al principio y otra vez más tarde, lo está también, como cualquier otro campo.',
    },
    LateOwner: {
      name: 'Respuesta tardía',
      text: 'Quien guarda el texto lo devuelve tarde: lo que se escribió desde entonces queda.',
    },
  },
}
