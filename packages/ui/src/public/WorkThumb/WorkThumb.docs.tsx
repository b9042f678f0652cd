import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { picture } from '../../stories/sampleWorks.ts'
import { type WorkItem, WorkThumb } from './WorkThumb.tsx'

const island = (t: Tell): WorkItem => ({
  id: 'docs-island',
  href: '#',
  artist: 'Horacio Lemos',
  title: t('Isla 30', 'Island 30'),
  year: 1957,
  technique: t('Papel recortado y gouache', 'Cut paper and gouache'),
  height: 76,
  width: 112,
  picture: picture('lemos-05.jpg', 1400, 949),
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una obra como cuadro con su cartel debajo, un solo enlace. Dibuja `<div>`.',
  use: [
    {
      es: 'Para una obra entre otras cosas: la de la semana, la que se menciona.',
      en: 'For one work among other things: that of the week, the one that is mentioned.',
    },
  ],
  instead: [
    {
      component: 'WorkGrid',
      when: {
        es: 'para varias: las pone en columnas, y sabe esperarlas.',
        en: 'for several: it sets them in columns, and knows how to wait for them.',
      },
    },
    { component: 'WorkLabel', when: { es: 'para el cartel solo.', en: 'for the label alone.' } },
    {
      component: 'ItemCard',
      when: { es: 'para un documento del archivo.', en: 'for a document of the archive.' },
    },
    {
      component: 'public/RecordSheet',
      when: { es: 'para la página de la obra.', en: 'for the page of the work.' },
    },
  ],
  code: (t) => `import { WorkThumb } from '@gallery/ui'

export function WorkOfTheWeek() {
  return (
    <WorkThumb
      work={{
        id: 30,
        href: '/works/30',
        artist: 'Horacio Lemos',
        title: '${t('Isla 30', 'Island 30')}',
        year: 1957,
        technique: '${t('Papel recortado y gouache', 'Cut paper and gouache')}',
        height: 76,
        width: 112,
        picture: { src: '/pictures/island.jpg', alt: '', width: 1400, height: 949 },
      }}
    />
  )
}
`,
  anatomy: {
    story: 'SuperUser',
    parts: [
      {
        at: 'a[aria-hidden]',
        name: {
          es: 'La obra, entera. Sin imagen dice «Sin imagen».',
          en: 'The work, whole. Without a picture it says “No image”.',
        },
      },
      {
        at: 'fieldset [role="switch"]',
        name: {
          es: 'Si quien visita la ve; se guarda al apretarlo.',
          en: 'Whether visitors see it; saved as it is pressed.',
        },
      },
      {
        at: 'fieldset a',
        name: {
          es: 'El link secreto, que la muestra aunque sea privada.',
          en: 'The secret link, which shows it even when it is private.',
        },
      },
      {
        at: 'fieldset button[aria-haspopup]',
        name: {
          es: 'Cambia el link por otro; pregunta antes, porque el viejo deja de andar.',
          en: 'Replaces the link; it asks first, because the old one stops working.',
        },
      },
      {
        at: 'fieldset + a',
        name: { es: 'El cartel: el enlace que se lee.', en: 'The wall label: the link that is read out.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <WorkThumb work={island(t)} />,
        say: {
          es: 'La imagen entera, tal como se la fotografió: el cuadro le hace lugar.',
          en: 'The whole picture, as it was photographed: the tile makes room for it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <WorkThumb work={{ ...island(t), picture: picture('room-a.jpg', 1600, 1040) }} />,
        say: {
          es: 'Una vista de sala no dice cuál es la obra: para eso está `Plates`.',
          en: 'The view of a hall does not say which is the work: `Plates` is for that.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Una parada. Para quien administra: el interruptor, el link, «Renovar», el cartel.',
        en: 'One stop. For a super user: the switch, the link, “Renew”, the label.',
      },
    },
    {
      keys: ['Space', 'Enter'],
      does: {
        es: 'En el interruptor, lo cambia; en «Renovar», pregunta, y «Cancelar» devuelve el foco.',
        en: 'On the switch, switches it; on “Renew”, asks, and “Cancel” gives the focus back.',
      },
    },
  ],
  reads: [
    {
      es: '«Horacio Lemos, Isla 30, 1957, Papel recortado y gouache, 76 × 112 cm, enlace». La imagen no se lee aparte.',
      en: '“Horacio Lemos, Island 30, 1957, Cut paper and gouache, 76 × 112 cm, link”. The picture is not read by itself.',
    },
    {
      es: 'La franja: «Visibilidad de Isla 30, grupo. Pública, interruptor, activado».',
      en: 'The strip: “Visibility of Island 30, group. Public, switch, on”.',
    },
    {
      es: 'Si no se pudo guardar: «Error intentando la acción», sin mover el foco.',
      en: 'Where it could not be saved: “That did not work”, without moving the focus.',
    },
  ],
  props: { work: 'La obra, con su imagen y lo que dice su cartel.' },
  stories: {
    Visitor: { name: 'Quien visita', text: 'Como la ve quien visita: un solo enlace.' },
    SuperUser: {
      name: 'Quien administra',
      text: 'Como la ve quien administra: si se ve se guarda enseguida, el link secreto se abre y se renueva.',
    },
    Private: { name: 'Privada', text: 'Solo la ve quien tiene el link.' },
    AsksBeforeRenewing: {
      name: 'Pregunta antes de renovar',
      text: 'Antes de cambiar el link se pregunta lo que cuesta; para mirarlo.',
    },
    Saving: {
      name: 'Guardando',
      text: 'Se está guardando si se ve: el interruptor conserva el foco y no cambia de nuevo.',
    },
    Renewing: {
      name: 'Renovando',
      text: 'El link se está cambiando: el botón lo dice y no pregunta de nuevo.',
    },
    Failed: { name: 'No se pudo', text: 'Volvió atrás, y lo dice.' },
    Gone: {
      name: 'Ya no está',
      text: 'Conserva su lugar, dice por qué está vacío y no lleva a ninguna parte.',
    },
    WithoutImage: { name: 'Sin imagen', text: 'El cuadro queda, y dice por qué está vacío.' },
  },
}
