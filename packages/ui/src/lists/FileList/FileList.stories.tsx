import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileList } from './FileList.tsx'

const meta = {
  title: 'Público/Listas/FileList',
  component: FileList,
  args: {
    files: [
      { id: 1, href: '#transcripcion', name: 'Transcripción.pdf', bytes: 182_300 },
      { id: 2, href: '#audio', name: 'Entrevista, cara A.mp3', bytes: 14_800_000 },
    ],
  },
} satisfies Meta<typeof FileList>

export default meta
type Story = StoryObj<typeof meta>

/** What can be downloaded beside the pictures. */
export const Several: Story = {}

/** A name without spaces breaks where it must. */
export const LongName: Story = {
  args: {
    files: [
      {
        id: 1,
        href: '#legajo',
        name: 'legajo-de-exportacion-temporaria-direccion-nacional-de-aduanas-1961-copia-certificada-completa.pdf',
        bytes: 9_400_000,
      },
    ],
  },
}
