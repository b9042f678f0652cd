import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { Menu } from '../../controls/Menu/Menu.tsx'
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx'
import { Dialog } from '../../feedback/Dialog/Dialog.tsx'
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

/** What opens from a part of the page is as that part: its direction, its language, its theme. */
export const OpenedFromAPart: Story = {
  name: 'Abierto desde una parte',
  tags: ['!dev'],
  render: function Opening() {
    const [open, setOpen] = useState(false)
    return (
      <div className={paper} dir="rtl" lang="ar" data-theme="dark">
        <Inline>
          <Tooltip text="خزانة">
            <Button onClick={() => setOpen(true)}>معرض</Button>
          </Tooltip>
          <Menu label="قائمة" items={[{ kind: 'link', label: 'أعمال', href: '#obras' }]} />
          <Dialog title="معرض" open={open} onOpenChange={setOpen} />
        </Inline>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const asItsPart = async (role: string) => {
      const opened = await screen.findByRole(role)
      await expect(opened).toHaveStyle({ direction: 'rtl', colorScheme: 'dark' })
      await expect(opened.closest('[lang]')).toHaveAttribute('lang', 'ar')
      return getComputedStyle(opened).color
    }
    await userEvent.tab()
    await asItsPart('tooltip')
    const ink = getComputedStyle(canvas.getByRole('button', { name: 'قائمة' })).color
    await userEvent.click(canvas.getByRole('button', { name: 'قائمة' }))
    await asItsPart('menu')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'معرض' }))
    await expect(await asItsPart('dialog')).toBe(ink)
    await expect(document.querySelector('template')).toBeNull()
  },
}
