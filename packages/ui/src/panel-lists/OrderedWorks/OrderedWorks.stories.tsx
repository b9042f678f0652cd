import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import { OrderedWorks, type OrderedWorksProps } from './OrderedWorks.tsx'
import type { OrderedWork } from './orderedWork.ts'

const labels = { es: 'Obras de Sala de lectura, en orden', en: 'Works of Reading Room, in order' }
const held = { es: 'Reservada', en: 'On hold' }
const hidden = { es: 'Oculta', en: 'Hidden' }

function samples(language: StoryLanguage): OrderedWork[] {
  return sampleWorks(language).map(({ id, title, artist, picture, href }, place) => ({
    id,
    title,
    href,
    ...(artist ? { artist } : {}),
    ...(picture && place !== 3 ? { picture } : {}),
    ...(place === 0 ? { cover: true } : {}),
    ...(place === 1 ? { tag: <Tag tone="held">{held[language]}</Tag> } : {}),
    ...(place === 2 ? { note: hidden[language] } : {}),
  }))
}

// The page shows the code of the component, not of its keeper.
Owned.displayName = 'OrderedWorks'

/** Keeps the works as a screen of the panel would. */
function Owned(props: OrderedWorksProps) {
  const [works, setWorks] = useState(props.works)
  return (
    <OrderedWorks
      {...props}
      works={works}
      onReorder={(ids) => {
        props.onReorder(ids)
        setWorks(ids.flatMap((id) => works.filter((work) => work.id === id)))
      }}
      onRemove={(id) => {
        props.onRemove(id)
        setWorks(works.filter((work) => work.id !== id))
      }}
      onCoverChange={(id, cover) => {
        props.onCoverChange?.(id, cover)
        setWorks(works.map((work) => (work.id === id ? { ...work, cover } : work)))
      }}
    />
  )
}

const meta = {
  title: 'Panel/Listas/OrderedWorks',
  component: OrderedWorks,
  args: { label: '', works: [], onReorder: fn(), onRemove: fn(), onCoverChange: fn() },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <Owned {...args} label={labels[language]} works={samples(language)} />
  },
} satisfies Meta<typeof OrderedWorks>

export default meta
type Story = StoryObj<typeof meta>

/** One is the cover, one is held for somebody, one is hidden, one has no picture. */
export const Several: Story = {
  play: async ({ canvas, args, globals }) => {
    const [first, second] = samples(storyLanguage(globals))
    const name = second?.title ?? ''
    const grip = () => canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })
    await waitFor(() => expect(grip()).toBeEnabled())
    const button = () => canvas.getByRole('button', { name: say(globals, 'orderedWorks.coverOf', { name }) })
    await userEvent.click(button())
    await expect(args.onCoverChange).toHaveBeenCalledWith(second?.id, true)
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'))
    const gone = { name: first?.title ?? '' }
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'orderedWorks.remove', gone) }))
    await expect(args.onRemove).toHaveBeenCalledWith(first?.id)
    await expect(canvas.getByText(say(globals, 'orderedWorks.removed', gone))).toBeInTheDocument()
    await expect(grip()).toHaveFocus()
  },
}

/** Space lifts, arrows move, space drops, Escape leaves it; all of it is said. The focus stays on the grip. */
export const OrderedByKeyboard: Story = {
  play: async ({ canvas, args, globals }) => {
    const works = samples(storyLanguage(globals))
    const name = works[0]?.title ?? ''
    const total = works.length
    // What drags comes later, and the button that it ties itself to may be another one.
    const grip = () => canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })
    await waitFor(() => expect(grip()).toBeEnabled())
    grip().focus()
    await userEvent.keyboard(' ')
    await canvas.findByText(say(globals, 'sorting.lifted', { name, position: 1, total }))
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByText(say(globals, 'sorting.over', { name, position: 2, total }))
    await userEvent.keyboard(' ')
    await waitFor(() =>
      expect(args.onReorder).toHaveBeenCalledWith(
        [works[1], works[0], ...works.slice(2)].map((one) => one?.id)
      )
    )
    await canvas.findByText(say(globals, 'sorting.moved', { name, position: 2, total }))
    await userEvent.keyboard(' ')
    await canvas.findByText(say(globals, 'sorting.lifted', { name, position: 2, total }))
    await userEvent.keyboard('{Escape}')
    await canvas.findByText(say(globals, 'sorting.cancelled', { name }))
    await expect(args.onReorder).toHaveBeenCalledOnce()
  },
}

/** The arrows under a work do the same, one place at a time, for who cannot drag. */
export const OrderedByButtons: Story = {
  play: async ({ canvas, args, globals }) => {
    const works = samples(storyLanguage(globals))
    const name = works[0]?.title ?? ''
    const later = () => canvas.getByRole('button', { name: say(globals, 'orderedWorks.later', { name }) })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })).toBeEnabled()
    )
    await userEvent.click(later())
    await expect(args.onReorder).toHaveBeenCalledOnce()
    await expect(later()).toHaveFocus()
  },
}

/** None yet. */
export const Empty: Story = {
  render: (args, { globals }) => <OrderedWorks {...args} label={labels[storyLanguage(globals)]} />,
}
