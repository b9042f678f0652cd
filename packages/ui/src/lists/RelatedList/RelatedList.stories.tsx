import type { Meta, StoryObj } from '@storybook/react-vite'
import { RelatedList } from './RelatedList.tsx'

const view = (name: string) => ({ src: `/pictures/${name}.jpg`, alt: '', width: 1600, height: 1040 })

const meta = {
  title: 'Público/Listas/RelatedList',
  component: RelatedList,
  args: {
    items: [
      {
        id: 1,
        href: '#patio',
        title: 'Horas del patio',
        note: 'Muestra, hasta el 20 de noviembre',
        picture: view('room-b'),
      },
      {
        id: 2,
        href: '#archivo',
        title: 'Abrir el archivo',
        note: 'Otro, 18 al 27 de noviembre',
        picture: view('doc-photo-1'),
      },
      {
        id: 3,
        href: '#tramas',
        title: 'Tramas bajas',
        note: 'Muestra, desde el 23 de noviembre',
        picture: view('room-e'),
      },
    ],
  },
} satisfies Meta<typeof RelatedList>

export default meta
type Story = StoryObj<typeof meta>

/** Three beside each other, under each other on a phone. */
export const Three: Story = {}

/** Without a picture its place stays empty. */
export const WithoutPicture: Story = { args: { items: [{ id: 1, href: '#charla', title: 'Charla' }] } }

/** One alone keeps its third. */
export const One: Story = { args: { items: meta.args.items.slice(0, 1) } }

/** A title of several lines. */
export const LongWords: Story = {
  args: {
    items: meta.args.items.map((item) => ({
      ...item,
      title: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas',
    })),
  },
}
