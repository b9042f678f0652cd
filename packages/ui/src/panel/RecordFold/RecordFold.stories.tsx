import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { RecordFold, type RecordFoldProps } from './RecordFold.tsx'

const words = {
  es: {
    label: 'Imágenes',
    summary: 'Todas públicas, la primera es la de la lista',
    content: 'Vista de la sala 1',
  },
  en: {
    label: 'Pictures',
    summary: 'All public, the first stands in the list',
    content: 'View of gallery 1',
  },
}

function Owned(props: RecordFoldProps) {
  const [open, setOpen] = useState(props.open)
  return <RecordFold {...props} open={open} onOpenChange={setOpen} />
}

const meta = {
  title: 'Panel/Marco/RecordFold',
  component: RecordFold,
  args: { label: words.es.label, count: 3, open: false, onOpenChange: () => {} },
  render: (args, { globals }) => {
    const { label, summary, content } = words[storyLanguage(globals)]
    return (
      <Owned {...args} label={label} summary={summary}>
        {content}
      </Owned>
    )
  },
} satisfies Meta<typeof RecordFold>

export default meta
type Story = StoryObj<typeof meta>

/** Its name, a line about it and how much is inside; opened and closed with a press. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label, content } = words[storyLanguage(globals)]
    const button = canvas.getByRole('button', { name: new RegExp(label) })
    await userEvent.click(button)
    await expect(canvas.getByText(content)).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(button)
    await expect(canvas.getByText(content)).not.toBeVisible()
  },
}

/** Something inside was refused. */
export const Refused: Story = { args: { errors: 2 } }
