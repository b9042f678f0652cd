import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { RelatedList } from './RelatedList.tsx'

const view = (room: string) => ({ src: `/pictures/${room}.jpg`, alt: '', width: 1600, height: 1040 })

const things = (t: Tell) => [
  {
    id: 1,
    href: '#1',
    title: t('Horas del patio', 'Courtyard Hours'),
    note: t('Muestra, hasta el 20 de noviembre', 'Exhibition, until 20 November'),
    picture: view('room-a'),
  },
  {
    id: 2,
    href: '#2',
    title: t('Aliento largo', 'Long Breath'),
    note: t('Charla, el 12 de noviembre', 'Talk, on 12 November'),
    picture: view('room-b'),
  },
  {
    id: 3,
    href: '#3',
    title: t('Serie cromática', 'Chromatic Series'),
    note: t('Archivo, 1961', 'Archive, 1961'),
    picture: view('room-c'),
  },
]

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que tiene que ver con una página, de a tres por renglón. Dibuja `<ul>`.',
  use: [
    {
      es: 'Al pie de una página, para quien terminó de leerla y quiere algo más: otra muestra, una charla, el archivo.',
      en: 'At the foot of a page, for who has read it and wants more: another exhibition, a talk, the archive.',
    },
  ],
  instead: [
    {
      component: 'EventList',
      when: { es: 'para una lista que es la página.', en: 'for a list that is the page.' },
    },
    {
      component: 'WorkGrid',
      when: { es: 'para obras, que no se cortan.', en: 'for works, which are never cut.' },
    },
    {
      component: 'PreviousNext',
      when: { es: 'si hay un orden que seguir.', en: 'when there is an order to follow.' },
    },
  ],
  code: (t) => `import { RelatedList, Section } from '@gallery/ui'

export function SeeAlso() {
  return (
    <Section title="${t('También', 'See also')}">
      <RelatedList
        items={[
          {
            id: 1,
            href: '/events/horas-del-patio',
            title: '${t('Horas del patio', 'Courtyard hours')}',
            note: '${t('Muestra, hasta el 20 de noviembre', 'Exhibition, until 20 November')}',
            picture: { src: '/pictures/room-b.jpg', alt: '', width: 1600, height: 1040 },
          },
        ]}
      />
    </Section>
  )
}
`,
  anatomy: {
    story: 'Three',
    parts: [
      {
        at: 'li:first-child a',
        name: {
          es: 'Todo es un enlace: imagen, título y nota.',
          en: 'All of it is one link: picture, title and note.',
        },
      },
      {
        at: 'li:first-child img',
        name: {
          es: 'La vista: de una sala se corta a 3:2; lo vertical se ve entero.',
          en: 'The view: that of a hall is cut to 3:2, what is upright is shown whole.',
        },
      },
      {
        at: 'li:first-child a > span + span > span + span',
        name: { es: 'Qué es y cuándo.', en: 'What it is and when.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <RelatedList items={things(t)} />,
        say: {
          es: 'Tres, y cada una dice qué es y cuándo.',
          en: 'Three, and each says what it is and when.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <RelatedList items={things(t).map(({ note, ...thing }) => thing)} />,
        say: {
          es: 'Sin la nota no se sabe si es una muestra, una charla o algo que ya pasó.',
          en: 'Without the note nobody knows whether it is an exhibition, a talk or something past.',
        },
      },
    ],
  },
  keyboard: [{ keys: ['Enter'], does: { es: 'Sigue el enlace.', en: 'Follows the link.' } }],
  reads: [
    {
      es: '«Lista, 3 elementos. Horas del patio Muestra, hasta el 20 de noviembre, enlace». La imagen no se lee: el título la nombra.',
      en: '“List, 3 items. Courtyard hours Exhibition, until 20 November, link”. The picture is not read: the title names it.',
    },
  ],
  props: { items: 'Tres como mucho; si son más, siguen en otro renglón.' },
  stories: {
    Three: { name: 'Tres', text: 'Tres, una al lado de la otra; en un teléfono, una debajo de la otra.' },
    WithoutPicture: { name: 'Sin imagen', text: 'Sin imagen, su lugar queda vacío.' },
    One: { name: 'Una', text: 'Una sola ocupa su tercio.' },
    LongWords: { name: 'Palabras largas', text: 'Un título de varios renglones.' },
  },
}
