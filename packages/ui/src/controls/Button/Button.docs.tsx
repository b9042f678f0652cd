import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Button } from './Button.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'El único botón del kit. Dibuja `<button>`, o `<a>` cuando recibe un `href`; un enlace nunca está ocupado ni deshabilitado.',
  use: [
    {
      es: 'Para lo que pasa al apretarlo: guardar, reservar, borrar.',
      en: 'For what happens when it is pressed: saving, booking, deleting.',
    },
    {
      es: 'Con `href`, para el enlace por el que la pantalla existe: «Ver muestras» en la portada.',
      en: 'With `href`, for the one link that a view is there for: “See exhibitions” on the front page.',
    },
  ],
  instead: [
    {
      component: 'Link',
      when: {
        es: 'dentro de un texto, o para ir a otra página sin que sea lo principal.',
        en: 'inside running text, or to go to another page when that is not the main thing.',
      },
    },
    {
      component: 'SubmitRow',
      when: {
        es: 'al final de un formulario: manda, espera y cancela por vos.',
        en: 'at the end of a form: it sends, waits and cancels for you.',
      },
    },
    {
      component: 'Menu',
      when: {
        es: 'cuando las acciones son más de tres: una a la vista y el resto ahí.',
        en: 'when there are more than three actions: one in sight, the others in there.',
      },
    },
    {
      component: 'Switch',
      when: {
        es: 'para prender y apagar algo que queda así, por ejemplo que una obra se vea.',
        en: 'to turn something on or off that stays so, as whether a work can be seen.',
      },
    },
  ],
  code: (t) => `import { Button, Inline } from '@gallery/ui'

export function Actions({ onSave, saving }: { onSave: () => void; saving: boolean }) {
  return (
    <Inline space="s5">
      <Button onClick={onSave} busy={saving} busyLabel="${t('Guardando…', 'Saving…')}">
        ${t('Guardar', 'Save')}
      </Button>
      <Button variant="tertiary" href="/admin/works">
        ${t('Cancelar', 'Cancel')}
      </Button>
    </Inline>
  )
}
`,
  anatomy: {
    story: 'Row',
    parts: [
      {
        at: '[data-variant="primary"]',
        name: {
          es: 'La acción principal: de tinta, con la esquina cortada. Una por pantalla, y va primero.',
          en: 'The main action: in ink, its corner cut. One per view, and it comes first.',
        },
      },
      {
        at: '[data-variant="primary"] span span',
        name: {
          es: 'La etiqueta: un verbo, una o dos palabras. Nunca se corta: si no entra, sigue abajo.',
          en: 'The label: a verb, one or two words. It is never cut off: what does not fit goes on below.',
        },
      },
      {
        at: '[data-variant="secondary"]',
        name: { es: 'Las demás acciones: contorneadas.', en: 'The other actions: outlined.' },
      },
      {
        at: '[data-variant="tertiary"]',
        name: { es: 'La salida: subrayada, sin caja.', en: 'The way out: underlined, without a box.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Inline space="s5">
            <Button>{t('Reservar lugar', 'Book a place')}</Button>
            <Button variant="tertiary">{t('Cancelar', 'Cancel')}</Button>
          </Inline>
        ),
        say: {
          es: 'Un botón de tinta por pantalla: se ve enseguida qué viene ahora.',
          en: 'One button of ink per view: what comes next is seen at once.',
        },
      },
      {
        show: (t) => (
          <Inline space="s5">
            <Button variant="danger">{t('Borrar turno', 'Delete slot')}</Button>
            <Button variant="tertiary">{t('Volver', 'Go back')}</Button>
          </Inline>
        ),
        say: {
          es: 'Decí qué pasa, también leído solo: quien escucha la página salta de botón en botón.',
          en: 'Say what happens, also when read alone: who listens to the page jumps from button to button.',
        },
      },
      {
        show: (t) => (
          <Stack space="s3">
            <Text>{t('Falta el email.', 'The e-mail is missing.')}</Text>
            <Button>{t('Guardar', 'Save')}</Button>
          </Stack>
        ),
        say: {
          es: 'Dejá apretar y decí qué falta: el error lleva al campo.',
          en: 'Let it be pressed and say what is missing: the error leads to the field.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Inline space="s5">
            <Button>{t('Reservar lugar', 'Book a place')}</Button>
            <Button>{t('Ver la muestra', 'See the exhibition')}</Button>
            <Button>{t('Compartir', 'Share')}</Button>
          </Inline>
        ),
        say: {
          es: 'Tres principales compiten, y ninguna lo es.',
          en: 'Three main actions compete, and none of them is.',
        },
      },
      {
        show: (t) => (
          <Inline space="s5">
            <Button variant="danger">{t('Sí', 'Yes')}</Button>
            <Button variant="tertiary">No</Button>
          </Inline>
        ),
        say: {
          es: '«Sí» obliga a volver a leer la pregunta.',
          en: '“Yes” makes one read the question again.',
        },
      },
      {
        show: (t) => <Button disabled>{t('Guardar', 'Save')}</Button>,
        say: {
          es: 'Un botón gris sin explicación es una puerta cerrada sin cartel.',
          en: 'A grey button without a reason is a closed door without a sign.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Llega al botón; también mientras está ocupado, así no se pierde el lugar.',
        en: 'Reaches the button; while it is busy too, so that nobody loses their place.',
      },
    },
    {
      keys: ['Enter'],
      does: { es: 'Lo aprieta, o sigue el enlace.', en: 'Presses it, or follows the link.' },
    },
    {
      keys: ['Space'],
      does: { es: 'Lo aprieta; a un enlace, no.', en: 'Presses it; not so a link.' },
    },
  ],
  reads: [
    {
      es: '«Guardar, botón». Con `href`: «Ver muestras, enlace».',
      en: '“Save, button”. With `href`: “See exhibitions, link”.',
    },
    {
      es: 'Ocupado: «Guardando…, botón, no disponible». El foco no se mueve.',
      en: 'Busy: “Saving…, button, dimmed”. The focus does not move.',
    },
    {
      es: 'Un botón que solo tiene un ícono necesita `aria-label`; mejor uno con palabras.',
      en: 'A button that holds nothing but an icon needs an `aria-label`; one with words is better.',
    },
  ],
  props: {
    children: 'La etiqueta: una o dos palabras, con mayúscula solo al principio.',
    variant:
      '`primary` una vez por pantalla (la esquina cortada), `secondary` contorneado, `tertiary` texto subrayado, `quiet` sobre un fondo para lo que solo la galería ve en el sitio, `danger` solo para confirmar lo que no se puede deshacer.',
    size: '2.75rem (`m`) o 2.25rem (`s`, filas de turnos y panel) de alto.',
    busy: 'Mientras la acción sigue: muestra `busyLabel`, conserva el ancho y el foco, y no actúa de nuevo.',
    busyLabel: 'Lo que dice mientras está ocupado: «Guardando…». Sin esto, queda la etiqueta.',
  },
  stories: {
    Primary: { name: 'Principal', text: 'Uno por pantalla: la acción por la que la pantalla está.' },
    Secondary: { name: 'Secundario', text: 'Todas las demás acciones.' },
    Tertiary: { name: 'Terciario', text: 'La salida, al lado de otro botón.' },
    Quiet: { name: 'Discreto', text: 'Lo que en el sitio solo ve la galería.' },
    Danger: {
      name: 'Peligro',
      text: 'Confirma lo que no se puede deshacer; solo en un diálogo que pregunta.',
    },
    Small: { name: 'Chico', text: 'Más bajo, para filas de turnos y para el panel.' },
    Busy: { name: 'Ocupado', text: 'Conserva el ancho, no toma un segundo clic y no pierde el foco.' },
    Disabled: { name: 'Deshabilitado', text: 'Mientras un campo todavía tiene un error.' },
    AsLink: {
      name: 'Como enlace',
      text: 'Con una dirección es un enlace, por el componente que recibió `LinkProvider`.',
    },
    Row: { name: 'Fila', text: 'Varios en fila: el principal primero.' },
  },
}
