import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { paper, ultramarine } from './specimen.css.ts'

const meta = {
  title: 'Fundamentos/Temas',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A piece of page in other colours: its variables are set on the element around it. */
export const OtherInk: Story = {
  name: 'Otra tinta',
  render: () => (
    <div className={ultramarine}>
      <Inline>
        <Button>Reservar lugar</Button>
        <Button variant="secondary">Ver en el sitio</Button>
        <Link href="#muestras">Muestras</Link>
      </Inline>
    </div>
  ),
}

/** The dark theme on one element, whatever the page has. */
export const DarkPart: Story = {
  name: 'Una parte oscura',
  render: () => (
    <div className={paper} data-theme="dark">
      <Inline>
        <Button>Reservar lugar</Button>
        <Button variant="secondary">Ver en el sitio</Button>
        <Link href="#muestras">Muestras</Link>
      </Inline>
    </div>
  ),
}
