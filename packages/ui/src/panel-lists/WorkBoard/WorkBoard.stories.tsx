import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { storyLanguage } from '../../stories/say.ts'
import { OrderedWorks } from '../OrderedWorks/OrderedWorks.tsx'
import { PickList } from '../PickList/PickList.tsx'
import { WorkBoard } from './WorkBoard.tsx'

const words = {
  es: { pick: 'Obras para sumar', order: 'Obras, en orden' },
  en: { pick: 'Works to add', order: 'Works, in order' },
}
const nothing = () => undefined

const meta = {
  title: 'Panel/Listas/WorkBoard',
  component: WorkBoard,
  args: { source: null },
} satisfies Meta<typeof WorkBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Two columns from a tablet's width up, one on a phone. */
export const Collection: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const works = sampleWorks(language)
    const items = works.map((work) => ({ ...work, chosen: works.indexOf(work) < 5 }))
    const { pick, order } = words[language]
    return (
      <WorkBoard {...args} source={<PickList label={pick} items={items} onAdd={nothing} />}>
        <OrderedWorks label={order} works={works.slice(0, 5)} onReorder={nothing} onRemove={nothing} />
      </WorkBoard>
    )
  },
}
