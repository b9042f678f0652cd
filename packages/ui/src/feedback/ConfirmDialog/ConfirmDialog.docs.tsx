import { Button } from '../../controls/Button/Button.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import { Text } from '../../text/Text/Text.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Pregunta antes de algo que no se puede deshacer. Dibuja `<div role="alertdialog">`, una caja chica también en un teléfono; el foco empieza en el no, y apretar al lado no contesta nada.',
  use: [
    {
      es: 'Antes de borrar algo que no vuelve, o de mandar mails a mucha gente.',
      en: 'Before something is deleted for good, or mails go out to many people.',
    },
  ],
  instead: [
    { component: 'Dialog', when: { es: 'para un formulario o un texto.', en: 'for a form or a text.' } },
    {
      component: 'Toast',
      when: {
        es: 'con «Deshacer», cuando se puede volver atrás: no hace falta preguntar.',
        en: 'with “Undo”, when it can be taken back: there is no need to ask.',
      },
    },
    {
      component: 'Message',
      when: {
        es: 'si la pregunta es toda la página, como en el enlace de un mail.',
        en: 'when the question is the whole page, as behind the link of a mail.',
      },
    },
    {
      component: 'ConflictDialog',
      when: {
        es: 'en el panel, cuando otra persona guardó lo mismo.',
        en: 'in the panel, when somebody else has saved the same record.',
      },
    },
  ],
  code: (t) => `import { Button, ConfirmDialog } from '@gallery/ui'
import { useState } from 'react'

export function DeleteSlot({ remove }: { remove: () => Promise<void> }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    await remove()
    setBusy(false)
    setOpen(false)
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        ${t('Borrar turno', 'Delete slot')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={confirm}
        busy={busy}
        busyLabel="${t('Borrando…', 'Deleting…')}"
        title="${t('¿Seguro querés borrar este turno?', 'Delete this slot?')}"
        confirmLabel="${t('Borrar turno', 'Delete slot')}"
      >
        ${t('El lugar queda libre para otra persona.', 'Somebody else can take the place.')}
      </ConfirmDialog>
    </>
  )
}
`,
  anatomy: {
    story: 'Asked',
    parts: [
      {
        at: '[role="alertdialog"] h2',
        name: { es: 'La pregunta: nombra lo que se pierde.', en: 'The question: it names what is lost.' },
      },
      {
        at: '[role="alertdialog"] h2 + div',
        name: { es: 'Lo que sigue de un sí.', en: 'What follows from a yes.' },
      },
      {
        at: '[role="alertdialog"] [data-variant="danger"]',
        name: {
          es: 'El sí, con su verbo. Mientras se hace, espera ahí.',
          en: 'The yes, with its verb. While it is done, it waits there.',
        },
      },
      {
        at: '[role="alertdialog"] [data-variant="tertiary"]',
        name: { es: 'El no: ahí empieza el foco.', en: 'The no: the focus starts there.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Stack space="s4">
            <Heading level={3} size="l">
              {t('¿Seguro querés borrar este turno?', 'Delete this booking?')}
            </Heading>
            <Text>{t('Jueves 19 de noviembre, 15:00.', 'Thursday 19 November, 15:00.')}</Text>
            <Inline space="s5">
              <Button variant="danger">{t('Borrar turno', 'Delete booking')}</Button>
              <Button variant="tertiary">{t('Cancelar', 'Cancel')}</Button>
            </Inline>
          </Stack>
        ),
        say: {
          es: 'Dice cuál es, y el sí repite el verbo: se contesta sin dudar.',
          en: 'It says which one, and the yes repeats the verb: one answers without doubt.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack space="s4">
            <Heading level={3} size="l">
              {t('¿Estás seguro?', 'Are you sure?')}
            </Heading>
            <Inline space="s5">
              <Button variant="danger">{t('Aceptar', 'OK')}</Button>
              <Button variant="tertiary">{t('Cancelar', 'Cancel')}</Button>
            </Inline>
          </Stack>
        ),
        say: {
          es: '¿Seguro de qué? «Cancelar» puede ser cancelar el turno.',
          en: 'Sure of what? “Cancel” could mean cancelling the booking.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab', 'Shift Tab'],
      does: {
        es: 'Va del no al sí y vuelve: no sale a la página.',
        en: 'Goes between the no and the yes: it does not leave for the page.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'Aprieta el botón enfocado: al abrirse, el no.',
        en: 'Presses the button in focus: as it opens, the no.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Es un no; mientras se está haciendo, nada.',
        en: 'Is a no; while it is being done, nothing.',
      },
    },
  ],
  reads: [
    {
      es: 'Al abrirse: «¿Seguro querés borrar este turno?, alerta. Jueves 19 de noviembre, 15:00 - 15:45. Cancelar, botón».',
      en: 'As it opens: “Delete this booking?, alert dialog. Thursday 19 November, 15:00 - 15:45. Cancel, button”.',
    },
  ],
  props: {
    title: 'La pregunta: «¿Seguro querés borrar este turno?».',
    children: 'Lo que sigue de un sí.',
    confirmLabel: 'El sí, como verbo: «Borrar turno».',
    cancelLabel: 'El no.',
    onConfirm: 'Se llama cuando se dice que sí; cerrar le toca a quien lo usa, una vez hecho.',
    busy: 'Mientras se está haciendo: nada lo cierra ni confirma dos veces.',
    busyLabel: 'Lo que dice el sí mientras está ocupado: «Borrando…».',
  },
  stories: {
    Asked: { name: 'La pregunta', text: 'El foco empieza en el no.' },
    Confirmed: { name: 'Sí', text: 'La respuesta es sí.' },
    Refused: { name: 'No', text: 'Escape y el no hacen lo mismo; apretar al lado no hace nada.' },
    Busy: { name: 'Ocupado', text: 'Mientras se está haciendo, nada lo cierra ni confirma dos veces.' },
  },
}
