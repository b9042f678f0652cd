import { Button } from '../../controls/Button/Button.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import { Text } from '../../text/Text/Text.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un diálogo modal sobre la página. Dibuja `<div role="dialog">` en `<body>`, solo en el navegador. Lo cierran Escape, el velo y el botón, salvo el velo cuando ya se escribió en un formulario de adentro; el foco vuelve a donde estaba.',
  use: [
    {
      es: 'Para una tarea corta que deja la página donde estaba: cambiar los datos, elegir un turno.',
      en: 'For a short task that leaves the page where it was: changing one’s details, choosing a time.',
    },
    {
      es: 'Cuando lo que hay detrás se vuelve a necesitar al terminar.',
      en: 'When what is behind is needed again once it is done.',
    },
  ],
  instead: [
    {
      component: 'ConfirmDialog',
      when: {
        es: 'para preguntar antes de algo que no se puede deshacer.',
        en: 'to ask before something that cannot be undone.',
      },
    },
    {
      component: 'Message',
      when: {
        es: 'para decir algo que no pide respuesta: un diálogo interrumpe.',
        en: 'to say something that asks for no answer: a dialog interrupts.',
      },
    },
    {
      component: 'Toast',
      when: {
        es: 'para contar que algo salió bien y seguir.',
        en: 'to tell that something went well, and go on.',
      },
    },
    {
      component: 'Page',
      when: {
        es: 'para una tarea larga, o que alguien querrá mandar por su dirección.',
        en: 'for a long task, or one whose address somebody will want to send.',
      },
    },
  ],
  code: (t) => `import { Button, Dialog, Form, SubmitRow, TextField } from '@gallery/ui'
import { useState } from 'react'

export function Details({ save }: { save: (values: Record<string, string>) => Promise<void> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        ${t('Tus datos', 'Your details')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="${t('Tus datos', 'Your details')}"
        description="${t('Los usamos para avisarte si cambia un turno.', 'We use them to tell you when a booking changes.')}"
      >
        <Form onSubmit={(values) => save(values).then(() => setOpen(false))}>
          <TextField name="first_name" autoComplete="given-name" label="${t('Nombre', 'First name')}" />
          <SubmitRow onCancel={() => setOpen(false)}>${t('Guardar', 'Save')}</SubmitRow>
        </Form>
      </Dialog>
    </>
  )
}
`,
  anatomy: {
    story: 'Open',
    parts: [
      {
        at: '[role="dialog"]',
        name: {
          es: 'La caja: 600px, o 1000px con `width="wide"`; en un teléfono, toda la pantalla.',
          en: 'The box: 600px, or 1000px with `width="wide"`; on a phone the whole screen.',
        },
      },
      {
        at: '[role="dialog"] h2',
        name: {
          es: 'El título: nombra el diálogo, también para quien lo escucha.',
          en: 'The title: it names the dialog, for who listens to it too.',
        },
      },
      {
        at: '[role="dialog"] h2 + p',
        name: {
          es: 'Una oración, si hace falta: por qué se pide.',
          en: 'A sentence, where one is needed: why it is asked.',
        },
      },
      {
        at: '[role="dialog"] form',
        name: {
          es: 'El contenido: si es más alto que la ventana, se desplaza adentro.',
          en: 'The content: where it is taller than the window, it scrolls inside.',
        },
      },
      {
        at: '[role="dialog"] > div > button, [role="dialog"] > button',
        name: {
          es: 'El botón que cierra: último con Tab, primero para el ojo.',
          en: 'The closing button: last with Tab, first for the eye.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Stack space="s4">
            <Heading level={3} size="l">
              {t('Tus datos', 'Your details')}
            </Heading>
            <TextField name="do-name" label={t('Nombre', 'First name')} />
            <Inline space="s5">
              <Button>{t('Guardar', 'Save')}</Button>
              <Button variant="tertiary">{t('Cancelar', 'Cancel')}</Button>
            </Inline>
          </Stack>
        ),
        say: {
          es: 'Una tarea, un título que la nombra, una acción y una salida.',
          en: 'One task, a title that names it, one action and one way out.',
        },
      },
      {
        show: (t) => (
          <Stack space="s3">
            <Button variant="secondary">{t('Tus datos', 'Your details')}</Button>
            <Text size="s">
              {t('Se abre porque alguien lo pidió.', 'It opens because somebody asked for it.')}
            </Text>
          </Stack>
        ),
        say: {
          es: 'Abrilo con un botón que dice lo mismo que su título: el foco sabe adónde volver.',
          en: 'Open it with a button that says what its title says: the focus knows where to go back to.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack space="s4">
            <Heading level={3} size="l">
              {t('¡Atención!', 'Attention!')}
            </Heading>
            <Text>{t('Los datos se guardaron.', 'Your details were saved.')}</Text>
            <Button>{t('Aceptar', 'OK')}</Button>
          </Stack>
        ),
        say: {
          es: 'No hay nada que decidir: un aviso corto alcanza.',
          en: 'There is nothing to decide: a short notice will do.',
        },
      },
      {
        show: (t) => (
          <Stack space="s3">
            <Heading level={3} size="l">
              {t('Suscribite a las novedades', 'Subscribe to our news')}
            </Heading>
            <Text size="s">{t('Se abre al entrar a la página.', 'It opens as the page does.')}</Text>
          </Stack>
        ),
        say: {
          es: 'Lo que se abre solo tapa lo que se vino a ver, y el foco se va sin aviso.',
          en: 'What opens by itself covers what one came to see, and the focus leaves without a word.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab', 'Shift Tab'],
      does: {
        es: 'Da la vuelta por los controles del diálogo: no sale a la página.',
        en: 'Goes round the controls of the dialog: it does not leave for the page.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Lo cierra; el foco vuelve a lo que lo abrió. Un menú abierto adentro se cierra antes.',
        en: 'Closes it; the focus goes back to what opened it. A menu that is open inside closes first.',
      },
    },
  ],
  reads: [
    {
      es: 'Al abrirse: «Tus datos, diálogo. Los usamos para avisarte si cambia un turno. Nombre, campo de texto».',
      en: 'As it opens: “Your details, dialog. We use them to tell you when a booking changes. First name, edit text”.',
    },
    {
      es: 'Lo de atrás no se lee mientras está abierto.',
      en: 'What is behind is not read while it is open.',
    },
    { es: 'El botón de la esquina: «Cerrar, botón».', en: 'The button at the corner: “Close, button”.' },
  ],
  props: {
    title: 'Su nombre: el título de arriba o, con `hideTitle` o `bare`, solo para lectores de pantalla.',
    hideTitle: 'Si el título es solo para lectores de pantalla, donde el contenido muestra el suyo.',
    description: 'Una oración debajo del título.',
    width: '600px (`default`) o 1000px (`wide`); toda la pantalla por debajo de la tableta.',
    bare: 'Sin título ni márgenes: el contenido ocupa toda la caja, se desplaza por su cuenta y deja 3.5rem libres arriba a la derecha para el botón que cierra.',
    closeLabel: 'Cómo se llama el botón que cierra.',
  },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'El foco va a su primer control, queda adentro y vuelve con Escape, salvo que se esté componiendo una palabra.',
    },
    Closed: { name: 'Cerrado', text: 'El botón que cierra, y apretar el velo, también lo cierran.' },
    HalfTyped: {
      name: 'A medio escribir',
      text: 'Lo que se empezó a escribir en un formulario no se pierde por apretar al lado; si el formulario ya no está, el velo cierra otra vez.',
    },
    Nested: {
      name: 'Uno adentro de otro',
      text: 'Uno adentro de otro tiene la tecla Tab para sí. Si los dos se van a la vez, la página vuelve a tener el foco y a desplazarse.',
    },
    Stacked: {
      name: 'Uno sobre otro',
      text: 'El de abajo puede irse primero: lo que lo abrió recibe el foco cuando también se cierra el otro.',
    },
    Following: {
      name: 'Uno después de otro',
      text: 'El que toma el lugar de otro devuelve el foco a lo que abrió el primero.',
    },
    Unasked: {
      name: 'Sin que nadie lo pida',
      text: 'El que se abre solo, como cuando una página pide que entres, deja el foco en la parte principal de la página.',
    },
    Open: { name: 'Abierto', text: 'Abierto, para mirarlo.' },
    WideAndLong: {
      name: 'Ancho y largo',
      text: '1000px de ancho; si es más largo que la ventana, el contenido se desplaza adentro.',
    },
    Bare: {
      name: 'Desnudo',
      text: 'Sin título ni márgenes, para un contenido que ocupa toda la caja; su título se lee, no se dibuja.',
    },
    UnderAPage: { name: 'Debajo de una página', text: 'Su título es más chico que el de la página.' },
  },
}
