import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Dos versiones de un registro lado a lado, campo por campo, para quien guarda en segundo lugar. Nada está elegido de antemano, y nada se guarda hasta que se eligió en cada campo. Dibuja `<div role="alertdialog">`.',
  use: [
    {
      es: 'Cuando el servidor dice que alguien guardó en el medio.',
      en: 'When the server says that somebody saved in between.',
    },
  ],
  instead: [
    {
      component: 'ConfirmDialog',
      when: { es: 'para una pregunta con un sí y un no.', en: 'for a question with a yes and a no.' },
    },
    {
      component: 'ChangeList',
      when: { es: 'para contar un cambio que ya está hecho.', en: 'to tell a change that is done already.' },
    },
  ],
  code: (t) => `import { type ConflictChoices, ConflictDialog } from '@gallery/ui/admin'

interface TwoVersionsProps {
  open: boolean
  setOpen: (open: boolean) => void
  save: (choices: ConflictChoices) => void
}

export function TwoVersions({ open, setOpen, save }: TwoVersionsProps) {
  return (
    <ConflictDialog
      open={open}
      onOpenChange={setOpen}
      name="Federico Marún"
      at="2026-11-18T18:22:00.000Z"
      fields={[{ id: 'depth', label: '${t('Profundidad', 'Depth')}', mine: '3', theirs: '4' }]}
      onSave={save}
    />
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de un campo a otro, y a los botones; no sale del diálogo.',
        en: 'Goes from field to field, and to the buttons; it does not leave the dialog.',
      },
    },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'Eligen una de las dos versiones de un campo.',
        en: 'Choose one of the two versions of a field.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra sin guardar, como «Seguir editando»; mientras se está guardando, ninguno de los dos.',
        en: 'Closes without saving, as “Keep editing” does; while it is being saved neither does.',
      },
    },
  ],
  reads: [
    {
      es: '«Federico Marún guardó esto mientras lo editabas, diálogo de alerta», y cuántos campos hay que elegir.',
      en: '“Federico Marún saved this while you were editing it, alert dialog”, and how many fields there are to choose.',
    },
    {
      es: '«Guardaste esto en otra ventana mientras lo editabas acá», sin nombre, cuando fue la misma persona.',
      en: '“You saved this in another window while you were editing it here”, without a name, where it was the same person.',
    },
    {
      es: '«Profundidad, grupo. 3, botón de opción, sin marcar».',
      en: '“Depth, group. 3, radio button, not checked”.',
    },
    { es: '«1 de 3 elegidos», después de cada elección.', en: '“1 of 3 chosen”, after each choice.' },
  ],
  props: {
    name: 'Quién guardó en el medio; sin esto, fue la misma persona, en otra ventana.',
    at: 'Cuándo, en ISO.',
    fields: 'Los campos que cambiaron en los dos lados, cada uno a su manera.',
    merged: 'Lo que se juntó solo: «Técnica, de Federico».',
    onSave: 'Se llama con una elección para cada campo.',
    busy: 'Mientras se está guardando: nada cierra el diálogo.',
  },
  stories: {
    ThreeFields: {
      name: 'Tres campos',
      text: 'Al principio nada está elegido, y no se puede guardar hasta que cada campo lo esté.',
    },
    OtherWindow: {
      name: 'Otra ventana',
      text: 'Lo guardó la misma persona, en otra ventana: no hay a quién nombrar.',
    },
    Joined: { name: 'Juntados', text: 'Los textos largos se pueden juntar a mano.' },
    Anew: {
      name: 'Otra vez',
      text: 'Cada vez que se abre empieza de nuevo: lo elegido y lo juntado antes era de lo escrito hasta entonces.',
    },
    Busy: { name: 'Guardando', text: 'Mientras se está guardando, Escape tampoco lo cierra.' },
    Emptied: { name: 'Vaciado', text: 'Un solo campo, y una de las dos versiones está vacía.' },
  },
}
