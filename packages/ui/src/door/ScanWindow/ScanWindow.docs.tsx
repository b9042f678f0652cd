import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que ve la cámara, todo apagado menos la ventana de la esquina cortada en la que se pone el código. Dibuja `<section>`.',
  use: [
    {
      es: 'En una `DoorPage`, para leer códigos, con un `ScanResult` debajo.',
      en: 'On a `DoorPage`, to read codes, with a `ScanResult` under it.',
    },
  ],
  instead: [
    {
      component: 'TextField',
      when: {
        es: 'donde no hay cámara: el código se escribe.',
        en: 'where there is no camera: the code is typed.',
      },
    },
    { component: 'QrCode', when: { es: 'para mostrar un código.', en: 'to show a code.' } },
  ],
  code: (t) => `import { ScanWindow } from '@gallery/ui/admin'

export function Camera({ stream, close }: { stream: MediaStream; close: () => void }) {
  return (
    <ScanWindow
      title="${t('Puerta, martes 17', 'Door, Tuesday 17')}"
      videoRef={(video) => {
        if (video) video.srcObject = stream
      }}
      hint="${t('Mostrale el código', 'Hold the code here')}"
      onClose={close}
    />
  )
}
`,
  anatomy: {
    story: 'Open',
    parts: [
      { at: 'section h1', name: { es: 'Qué puerta y qué día.', en: 'Which door, and which day.' } },
      {
        at: 'section button',
        name: {
          es: 'La cruz: apaga la cámara y vuelve a la lista.',
          en: 'The cross: it closes the camera and goes back to the list.',
        },
      },
      {
        at: 'section [role="status"]',
        name: { es: 'Qué hacer, o que se está abriendo.', en: 'What to do, or that it is being opened.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [{ keys: ['Tab'], does: { es: 'Llega a la cruz.', en: 'Reaches the cross.' } }],
  reads: [
    {
      es: 'Al abrirla en una `DoorPage`: «Puerta, martes 17, encabezado de nivel 1, Abriendo la cámara». Después: «Cerrar la cámara, botón».',
      en: 'As it opens on a `DoorPage`: “Door, Tuesday 17, heading level 1, Opening the camera”. Then: “Close the camera, button”.',
    },
    {
      es: 'Cuando cambia, lo que hay que hacer: «Mostrale el código».',
      en: 'When it changes, what to do: “Hold the code here”.',
    },
  ],
  props: {
    title: 'Qué puerta y qué día: «Puerta, martes 17».',
    videoRef: 'Donde se pone la imagen de la cámara (`srcObject`).',
    hint: 'Lo que se dice sobre la imagen: que se está abriendo, o qué hacer.',
    onClose: 'Se llama con la cruz; apagar la cámara le toca a quien la prendió.',
  },
  stories: {
    Open: {
      name: 'Abierta',
      text: 'La imagen de la cámara está apagada menos la ventana; se cierra a mano.',
    },
  },
}
