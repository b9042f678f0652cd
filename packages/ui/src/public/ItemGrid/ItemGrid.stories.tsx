import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleItems } from '../../stories/sampleItems.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { ItemGrid } from './ItemGrid.tsx'

const reset = fn()

const meta = {
  title: 'Público/Fichas/ItemGrid',
  component: ItemGrid,
  args: { items: [] },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  render: (args, { globals }) => <ItemGrid {...args} items={sampleItems(storyLanguage(globals))} />,
} satisfies Meta<typeof ItemGrid>

export default meta
type Story = StoryObj<typeof meta>

/** A page of an archive. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
  },
}

/** As the gallery sees it: one hidden, one inactive. */
export const HiddenAndInactive: Story = {
  render: (args, { globals }) => (
    <ItemGrid
      {...args}
      items={sampleItems(storyLanguage(globals)).map((item, index) => ({
        ...item,
        hidden: index === 1,
        inactive: index === 3,
      }))}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(say(globals, 'itemCard.hidden'))).toHaveLength(1)
    await expect(canvas.getAllByText(say(globals, 'itemCard.inactive'))).toHaveLength(1)
  },
}

/** One keeps its column. */
export const One: Story = {
  render: (args, { globals }) => (
    <ItemGrid {...args} items={sampleItems(storyLanguage(globals)).slice(0, 1)} />
  ),
}

/** A long page. */
export const Many: Story = {
  render: (args, { globals }) => (
    <ItemGrid
      {...args}
      items={Array.from({ length: 4 }, (_, turn) =>
        sampleItems(storyLanguage(globals)).map((item) => ({ ...item, id: `${turn}-${item.id}` }))
      ).flat()}
    />
  ),
}

/** The space of what is on its way. */
export const Loading: Story = {
  render: (args) => <ItemGrid {...args} items={[]} loading />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'skeleton.loading'))).toBeVisible()
  },
}

/** Nothing was found. */
export const Empty: Story = {
  render: (args) => <ItemGrid {...args} items={[]} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'itemGrid.empty'))).toBeVisible()
  },
}

/** Nothing was found, and a way out. */
export const EmptyWithAction: Story = {
  render: (args) => (
    <ItemGrid
      {...args}
      items={[]}
      empty={
        <EmptyState
          title="Nada con «marco»"
          action={
            <Button variant="tertiary" onClick={reset}>
              Restablecer búsqueda
            </Button>
          }
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    reset.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(reset).toHaveBeenCalledOnce()
  },
}

/** Two beside each other, at 320px too. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
