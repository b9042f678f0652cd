import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { PasskeyList } from './PasskeyList.tsx'

const ignore = () => undefined

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las llaves de acceso de alguien, cada una con su último uso, para cambiarles el nombre o sacarlas. Dibuja `<ul>`. Cuando una se va, el foco viene a la lista.',
  use: [{ es: 'En la página propia de quien visita.', en: 'On the visitor’s own page.' }],
  instead: [
    {
      component: 'SessionList',
      when: {
        es: 'para los lugares en los que alguien tiene la sesión abierta.',
        en: 'for where somebody is signed in.',
      },
    },
    {
      component: 'LoginForm',
      when: { es: 'para entrar con una.', en: 'to sign in with one.' },
    },
  ],
  code: () => `import { type NamedPasskey, PasskeyList } from '@gallery/ui'

interface PasskeysProps {
  passkeys: readonly NamedPasskey[]
  rename: (id: number, name: string) => Promise<void>
  remove: (id: number) => Promise<void>
}

export function Passkeys({ passkeys, rename, remove }: PasskeysProps) {
  return <PasskeyList passkeys={passkeys} onRename={rename} onRemove={remove} />
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: 'li > span:first-child',
        name: {
          es: 'El nombre: el del equipo, o el que le puso su dueño.',
          en: 'The name: that of the device, or what its owner calls it.',
        },
      },
      {
        at: 'li > span:nth-child(2)',
        name: {
          es: 'Cuándo se usó por última vez o, si nunca, cuándo se agregó.',
          en: 'When it was last used or, if never, when it was added.',
        },
      },
      {
        at: 'li button',
        name: {
          es: 'Cambiar el nombre: la fila pasa a ser un campo.',
          en: 'To rename: the row becomes a field.',
        },
      },
      {
        at: 'li button + button',
        name: {
          es: 'Sacarla: pregunta antes, y dice qué más hay que borrar.',
          en: 'To remove: it asks first, and says what else there is to delete.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <PasskeyList
            passkeys={[
              {
                id: 1,
                name: t('Teléfono de bolsillo', 'Pocket phone'),
                added: '2026-10-02T15:00:00Z',
                lastUsed: '2026-11-17T15:00:00Z',
              },
            ]}
            onRename={ignore}
            onRemove={ignore}
          />
        ),
        say: {
          es: 'Un nombre con el que se la reconoce: quien perdió el teléfono sabe cuál sacar.',
          en: 'A name that one knows it by: who lost the phone knows which to remove.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <PasskeyList
            passkeys={[
              { id: 1, name: 'AAGUID 08987058-cadc', added: '2026-10-02T15:00:00Z', lastUsed: null },
            ]}
            onRename={ignore}
            onRemove={ignore}
          />
        ),
        say: {
          es: 'El identificador no le dice nada a su dueño: empezá por el equipo, «Chrome, Windows».',
          en: 'The identifier says nothing to its owner: begin with the device, “Chrome, Windows”.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Por los dos botones de cada fila.', en: 'By the two buttons of each row.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Sobre «Cambiar nombre» pone el foco en el campo; al guardar o cancelar vuelve al botón. «Sacar» pregunta antes.',
        en: 'On “Rename” moves the focus to the field; on saving or cancelling it comes back to the button. “Remove” asks first.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra la pregunta sin sacarla.',
        en: 'Closes the question without removing it.',
      },
    },
  ],
  reads: [
    {
      es: 'Los botones dicen de cuál son, también leídos solos: «Cambiar nombre: Teléfono, botón. Sacar: Teléfono, botón».',
      en: 'The buttons say whose they are, also when read alone: “Rename: Phone, button. Remove: Phone, button”.',
    },
    {
      es: 'La pregunta: «¿Sacar la llave «Teléfono»?, diálogo de alerta, No vas a poder entrar más con ella. Borrala también del dispositivo que la guarda».',
      en: 'The question: “Remove the passkey “Phone”?, alert dialog, It will not open your account any more. Delete it from the device that keeps it too”.',
    },
  ],
  props: {
    passkeys: 'Las llaves, en el orden en que se muestran.',
    onRename: 'Le da otro nombre a una; una promesa deja ocupado su formulario hasta que termine.',
    onRemove:
      'Saca una, después de que su dueño dijo que sí; una promesa deja la pregunta abierta hasta que termine.',
  },
  stories: {
    Several: { name: 'Varias', text: 'Una se usó, la otra todavía no.' },
    Removing: {
      name: 'Sacar',
      text: 'Apretar pregunta antes; cuando la fila se fue, el foco está en la lista.',
    },
    LongName: {
      name: 'Nombre largo',
      text: 'Un nombre tan largo como puede ser, en la pantalla más angosta.',
    },
  },
}
