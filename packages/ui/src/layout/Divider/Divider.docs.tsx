import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Divider } from './Divider.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una línea entre dos partes. Dibuja `<hr>`.',
  use: [
    {
      es: 'Entre dos partes que no tienen encabezado y que el espacio solo no alcanza a separar.',
      en: 'Between two parts that have no heading and that space alone does not part.',
    },
  ],
  instead: [
    {
      component: 'Section',
      when: {
        es: 'cuando las partes tienen encabezado: su distancia alcanza, y `ruled` le pone una línea de tinta.',
        en: 'when the parts have headings: its distance is enough, and `ruled` gives it a line of ink.',
      },
    },
    {
      component: 'Facts',
      when: {
        es: 'para datos en renglones: ya traen sus líneas.',
        en: 'for facts in lines: they bring their rules.',
      },
    },
  ],
  code: (t) => `import { Divider, Stack, Text } from '@gallery/ui'

export function TwoNotes() {
  return (
    <Stack>
      <Text>${t('La sala está en la planta baja.', 'The room is on the ground floor.')}</Text>
      <Divider />
      <Text>${t('El archivo se visita con turno.', 'The archive is visited by appointment.')}</Text>
    </Stack>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Stack>
            <Text>{t('La sala está en la planta baja.', 'The room is on the ground floor.')}</Text>
            <Divider />
            <Text>{t('El archivo se visita con turno.', 'The archive is visited by appointment.')}</Text>
          </Stack>
        ),
        say: {
          es: 'Una línea, donde de verdad cambia el tema.',
          en: 'One line, where the subject really changes.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Stack>
            <Divider weight="ink" />
            <Text>{t('Lunes', 'Monday')}</Text>
            <Divider weight="ink" />
            <Text>{t('Martes', 'Tuesday')}</Text>
            <Divider weight="ink" />
          </Stack>
        ),
        say: {
          es: 'Líneas de tinta entre todo: cuando todo está separado, nada va junto.',
          en: 'Ink between everything: when all is parted, nothing belongs together.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [{ es: '«Separador».', en: '“Separator”.' }],
  props: { weight: 'Una línea fina, o la línea de tinta que lleva una estructura.' },
  stories: {
    Line: { name: 'Línea', text: 'Una línea fina entre dos cosas de una misma clase.' },
    Ink: { name: 'Tinta', text: 'La línea de tinta que lleva una estructura.' },
  },
}
