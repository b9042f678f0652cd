import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La página de quien hace entrar, para un teléfono en una mano: una cabeza, una franja sobre la conexión, la página y dos botones al alcance del pulgar. En papel claro con cualquier tema, porque se lee afuera. Dibuja `<div>`.',
  use: [{ es: 'Para la puerta, y nada más.', en: 'For the door, and nothing else.' }],
  instead: [
    {
      component: 'AppShell',
      when: { es: 'para las demás pantallas del panel.', en: 'for the panel’s other screens.' },
    },
    { component: 'Page', when: { es: 'en el sitio.', en: 'on the site.' } },
  ],
  code: (t) => `import { Button } from '@gallery/ui'
import { DoorList, DoorPage, type DoorVisit } from '@gallery/ui/admin'

interface DoorProps {
  visits: readonly DoorVisit[]
  onCount: (visit: DoorVisit, people: number) => void
  onScan: () => void
}

export function Door({ visits, onCount, onScan }: DoorProps) {
  return (
    <DoorPage
      title="${t('Puerta, martes 17', 'Door, Tuesday 17')}"
      menu={[{ label: '${t('Lista para imprimir', 'List to print')}', href: '/admin/door/print' }]}
      foot={<Button onClick={onScan}>${t('Escanear', 'Scan')}</Button>}
    >
      <DoorList visits={visits} onCount={onCount} />
    </DoorPage>
  )
}
`,
  anatomy: {
    story: 'Lost',
    parts: [
      { at: 'header h1', name: { es: 'Qué puerta y qué día.', en: 'Which door, and which day.' } },
      {
        at: 'header button',
        name: {
          es: 'Los tres puntos: lo que se quiere pocas veces.',
          en: 'The three dots: what is seldom wanted.',
        },
      },
      {
        at: 'header + [role="status"]',
        name: {
          es: 'La franja: sin conexión, dice cuánto espera para mandarse.',
          en: 'The strip: without a connection it says how much waits to be sent.',
        },
      },
      { at: 'main', name: { es: 'La página.', en: 'The page.' } },
      {
        at: '[data-door-foot]',
        name: {
          es: 'Al pie, dos botones: el segundo es lo que más se hace.',
          en: 'At the foot, two buttons: the second is what is done most.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { es: 'En los tres puntos, abre el menú.', en: 'On the three dots, opens the menu.' },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En lo que abre la cámara, lleva a su encabezado; en su cruz, otra vez a lo que la abrió.',
        en: 'On what opens the camera, leads to its heading; on its cross, back to what opened it.',
      },
    },
  ],
  reads: [
    {
      es: '«Puerta, martes 17, encabezado de nivel 1. Más, botón, menú».',
      en: '“Door, Tuesday 17, heading level 1. More, menu button”.',
    },
    {
      es: 'Cuando se corta: «Sin conexión. 4 ingresos por mandar»; después, «Se mandó todo».',
      en: 'When it is lost: “No connection. 4 arrivals to send”; afterwards, “Everything is sent”.',
    },
    {
      es: 'Mientras algo la tapa, como la cámara, lo de atrás no se lee.',
      en: 'While something covers it, as the camera does, what is behind is not read.',
    },
  ],
  props: {
    title: 'Qué puerta y qué día: «Puerta, martes 17».',
    menu: 'Lo que hay detrás de los tres puntos.',
    strip: 'Lo que se dice de la conexión.',
    foot: 'Los botones al pie, dos: el segundo es lo que más se hace.',
    over: 'Lo que tapa la página mientras está abierto, como la cámara. La página queda atrás. Quien lo abre va al encabezado de su `ScanWindow`, y después vuelve a lo que lo abrió.',
  },
  stories: {
    Day: {
      name: 'Un día',
      text: 'El día en la puerta; los tres puntos tienen lo que se quiere pocas veces.',
    },
    Keys: { name: 'Con el teclado', text: 'La fila a la que llega el teclado queda por encima del pie.' },
    Low: {
      name: 'Baja',
      text: 'En una ventana muy baja, como con todo al doble, el pie está al final de la página y no tapa nada.',
    },
    Lost: { name: 'Sin conexión', text: 'Sin conexión, la franja dice lo que espera.' },
    Sent: { name: 'Mandado', text: 'Después dice que se mandó todo.' },
    Covered: {
      name: 'Con la cámara',
      text: 'Quien abre lo que tapa la página va a su encabezado, y vuelve a lo que lo abrió.',
    },
    Strip: { name: 'La franja', text: 'La misma franja está debajo de lo que tapa la página.' },
  },
}
