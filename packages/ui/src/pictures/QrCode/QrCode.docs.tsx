import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un código QR, nítido en cualquier tamaño, negro sobre blanco en los dos temas. Dibuja `<svg>`.',
  use: [
    {
      es: 'Para lo que otro aparato va a leer de la pantalla: la entrada a una visita, con lo mismo en texto al lado.',
      en: 'For what another device is to read from the screen: the ticket of a visit, with the same as text beside it.',
    },
    {
      es: 'También impreso: el blanco que una cámara necesita viene con el código.',
      en: 'On paper too: the white that a camera needs comes with the code.',
    },
  ],
  instead: [
    {
      component: 'Link',
      when: {
        es: 'cuando lo abre el mismo aparato en el que se lee.',
        en: 'when the device that it is read on is to open it.',
      },
    },
    {
      component: 'CodeSheet',
      when: {
        es: 'para los códigos de recuperación de una cuenta.',
        en: 'for the recovery codes of an account.',
      },
    },
    {
      component: 'ScanWindow',
      when: { es: 'para leer un código, en la puerta.', en: 'to read a code, at the door.' },
    },
  ],
  code: (t) => `import { QrCode, Stack, Text } from '@gallery/ui'

export function Ticket({ rows, code }: { rows: readonly string[]; code: string }) {
  return (
    <Stack space="s3">
      <QrCode rows={rows} label="${t('Código QR de tu reserva', 'QR code of your booking')}" />
      <Text numeric>{code}</Text>
    </Stack>
  )
}
`,
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: '«Código QR de tu reserva, imagen»: decí en `label` qué se encuentra en él.',
      en: '“QR code of your booking, image”: say in `label` what is found in it.',
    },
  ],
  props: {
    rows: 'Sus filas desde arriba, una letra por módulo: `1` para uno oscuro.',
    label: 'Lo que una cámara encuentra en él, con palabras.',
  },
  stories: {
    Code: {
      name: 'Código',
      text: 'Negro sobre blanco en los dos temas, con el blanco que una cámara necesita alrededor.',
    },
  },
}
