import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La barra al pie de una pantalla del panel, a la vista por larga que sea la pantalla: primero palabras, después botones, uno de ellos primario. Dibuja `<section>`, que conserva el foco cuando un botón que se apretó se va o se apaga; tiene que ser lo último de la pantalla.',
  use: [
    {
      es: 'En una pantalla que no es ni un formulario ni una tabla, como la que planea turnos.',
      en: 'On a screen that is neither a form nor a table, such as the one that plans slots.',
    },
  ],
  instead: [
    {
      component: 'SaveBar',
      when: { es: 'para el formulario de un registro.', en: 'for the form of one record.' },
    },
    {
      component: 'BulkBar',
      when: { es: 'para lo que está tildado en una tabla.', en: 'for what is ticked in a table.' },
    },
  ],
  code: (t) => `import { Button, Text } from '@gallery/ui'
import { FootBar } from '@gallery/ui/admin'

export function CreateBar({ count, onCreate }: { count: number; onCreate: () => void }) {
  return (
    <FootBar aria-label="${t('Crear turnos', 'Create slots')}">
      <Text as="span" size="s">
        ${t('Turnos nuevos:', 'New slots:')} {count}
      </Text>
      <Button size="s" onClick={onCreate}>
        ${t('Crear', 'Create')}
      </Button>
    </FootBar>
  )
}
`,
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: '[data-foot-bar] > span',
        name: {
          es: 'Qué va a pasar. En un teléfono tiene un renglón propio.',
          en: 'What will happen. On a phone it has a line of its own.',
        },
      },
      { at: '[data-foot-bar] > button', name: { es: 'La vuelta atrás.', en: 'The way back.' } },
      {
        at: '[data-foot-bar] > button:last-child',
        name: { es: 'Lo único que hay para hacer.', en: 'The one thing to do.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: '«Crear turnos, región», y después lo que tiene adentro.',
      en: '“Create slots, region”, then what it holds.',
    },
  ],
  props: { 'aria-label': 'Para qué es la barra, para lectores de pantalla: «Crear turnos».' },
  stories: {
    Default: {
      name: 'De todos los días',
      text: 'Lo que va a pasar, una vuelta atrás y lo único que hay para hacer.',
    },
    Narrow: { name: 'Angosto', text: 'En un teléfono las palabras tienen un renglón propio.' },
  },
}
