import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Público/Listas/Pagination',
  component: Pagination,
  args: { page: 1, lastPage: 3, pageHref: (page: number) => `#p=${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** The first of a few pages: no way back. */
export const First: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: say(globals, 'pagination.previous') })).toBeNull()
    await expect(canvas.getByRole('link', { name: say(globals, 'pagination.next') })).toHaveAttribute(
      'href',
      '#p=2'
    )
  },
}

/** In the middle of many: the ends and the neighbours, gaps between. */
export const Middle: Story = { args: { page: 12, lastPage: 250 } }

/** The last page. */
export const Last: Story = { args: { page: 3 } }

/** Past the end, by an old address: the way back leads to the last page. */
export const PastTheEnd: Story = {
  args: { page: 9, lastPage: 3 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: say(globals, 'pagination.previous') })).toHaveAttribute(
      'href',
      '#p=3'
    )
  },
}

/** Its address as a template, which a server component can pass on where it could no function. */
export const ByTemplate: Story = {
  render: (args) => <Pagination {...args} pageHref="#p={page}" />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: say(globals, 'pagination.next') })).toHaveAttribute(
      'href',
      '#p=2'
    )
  },
}

/** One page needs no pagination: nothing is rendered. */
export const OnePage: Story = { args: { lastPage: 1 } }

/** Two pages: nothing is left out. */
export const TwoPages: Story = { args: { page: 2, lastPage: 2 } }
