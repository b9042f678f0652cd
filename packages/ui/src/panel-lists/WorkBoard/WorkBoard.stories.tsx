import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkField } from '../../panel-forms/LinkField/LinkField.tsx'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { storyLanguage } from '../../stories/say.ts'
import { OrderedWorks } from '../OrderedWorks/OrderedWorks.tsx'
import { PickList } from '../PickList/PickList.tsx'
import { WorkBoard } from './WorkBoard.tsx'

const words = {
  es: { pick: 'Obras para sumar', order: 'Obras, en orden', link: 'Link secreto' },
  en: { pick: 'Works to add', order: 'Works, in order', link: 'Secret link' },
}
const nothing = () => undefined

const meta = {
  title: 'Panel/Listas/WorkBoard',
  component: WorkBoard,
  args: { source: null, aside: null },
} satisfies Meta<typeof WorkBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Three columns at 1440px, two on a tablet, one on a phone. */
export const Collection: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const works = sampleWorks(language)
    const items = works.map((work) => ({ ...work, chosen: works.indexOf(work) < 5 }))
    const { pick, order, link } = words[language]
    return (
      <WorkBoard
        {...args}
        source={<PickList label={pick} items={items} onAdd={nothing} />}
        aside={<LinkField label={link} value="https://ochava.example/es/share/collection/4fQ0s1XcRz9" />}
      >
        <OrderedWorks label={order} works={works.slice(0, 5)} onReorder={nothing} onRemove={nothing} />
      </WorkBoard>
    )
  },
}
