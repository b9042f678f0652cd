import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { PickList, type PickListProps } from './PickList.tsx'

const labels = { es: 'Obras para sumar', en: 'Works to add' }

// The page shows the code of the component, not of its keeper.
Owned.displayName = 'PickList'

/** Keeps what was picked as a screen of the panel would. */
function Owned(props: PickListProps) {
  const [items, setItems] = useState(props.items)
  return (
    <PickList
      {...props}
      items={items}
      onAdd={(id) => {
        props.onAdd(id)
        setItems(items.map((item) => (item.id === id ? { ...item, chosen: true } : item)))
      }}
    />
  )
}

const meta = {
  title: 'Panel/Listas/PickList',
  component: PickList,
  args: { label: '', items: [], onAdd: fn() },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const items = sampleWorks(language).map(({ id, title, artist, year, picture }, place) => ({
      id,
      title,
      note: `${artist}, ${year}`,
      chosen: place === 1,
      ...(picture ? { picture } : {}),
    }))
    return <Owned {...args} label={labels[language]} items={items} />
  },
} satisfies Meta<typeof PickList>

export default meta
type Story = StoryObj<typeof meta>

/** One is picked already; another one is picked, and the focus stays. */
export const Works: Story = {
  play: async ({ canvas, args, globals }) => {
    const [first] = sampleWorks(storyLanguage(globals))
    const name = first?.title ?? ''
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'pickList.add', { name }) }))
    await expect(args.onAdd).toHaveBeenCalledWith(first?.id)
    const picked = canvas.getByRole('button', { name: say(globals, 'pickList.added', { name }) })
    await expect(picked).toHaveFocus()
    await userEvent.click(picked)
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** Nothing answers the search. */
export const Empty: Story = {
  render: (args, { globals }) => <PickList {...args} label={labels[storyLanguage(globals)]} />,
}

/** The first are on their way. */
export const Loading: Story = {
  render: (args, { globals }) => <PickList {...args} loading label={labels[storyLanguage(globals)]} />,
}
