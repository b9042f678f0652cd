import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { useTell } from '../docs/useTell.ts'
import { paper, ultramarine } from './specimen.css.ts'

const meta = {
  title: 'Guías/Tema',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Sample() {
  const t = useTell()
  return (
    <Inline>
      <Button>{t('Reservar lugar', 'Book a place')}</Button>
      <Button variant="secondary">{t('Ver en el sitio', 'See it on the site')}</Button>
      <Link href="#muestras">{t('Muestras', 'Exhibitions')}</Link>
    </Inline>
  )
}

/** A piece of page in other colours: its variables are set on the element around it. */
export const OtherInk: Story = {
  name: 'Otra tinta',
  render: () => (
    <div className={ultramarine}>
      <Sample />
    </div>
  ),
}

/** The dark theme on one element, whatever the page has. */
export const DarkPart: Story = {
  name: 'Una parte oscura',
  render: () => (
    <div className={paper} data-theme="dark">
      <Sample />
    </div>
  ),
}
