import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Fundamentos/Texto/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Muestras', href: '#muestras' },
      { label: 'La línea que corta la esquina' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

/** The last step is this page. */
export const Default: Story = {}

/** What a super user sees beside it. */
export const WithEnd: Story = {
  args: {
    end: (
      <Button href="#panel" variant="secondary" size="s">
        Editar
      </Button>
    ),
  },
}

/** A long title goes on in the next line. */
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Inicio', href: '#inicio' },
      { label: 'Muestras', href: '#muestras' },
      { label: 'Otorrinolaringología electroencefalográfica: una retrospectiva de todas las retrospectivas' },
    ],
  },
}

/** One step below the top. */
export const Short: Story = { args: { items: [{ label: 'Inicio', href: '#inicio' }, { label: 'Contacto' }] } }
