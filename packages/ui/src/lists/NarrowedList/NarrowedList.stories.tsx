import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { WorkGrid } from '../../public/WorkGrid/WorkGrid.tsx'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { FilterLinks } from '../FilterLinks/FilterLinks.tsx'
import { NarrowedList } from './NarrowedList.tsx'

const words = {
  es: { order: 'Orden', newest: 'Novedades', title: 'Título', technique: 'Técnica', any: 'Cualquiera' },
  en: { order: 'Order', newest: 'Newest', title: 'Title', technique: 'Technique', any: 'Any' },
}
const techniques = ['Óleo sobre tela', 'Tinta', 'Acrílico, lápiz y papel de seda sobre madera terciada']

const meta = {
  title: 'Público/Listas/NarrowedList',
  component: NarrowedList,
  args: { filters: null },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  render: (args, { globals }) => {
    const { order, newest, title, technique, any } = words[storyLanguage(globals)]
    const chosen = args.chosen ?? 0
    const filters = (
      <>
        <FilterLinks
          shape="rows"
          label={order}
          items={[
            { label: newest, href: '#newest', current: true },
            { label: title, href: '#title' },
          ]}
        />
        <FilterLinks
          shape="rows"
          label={technique}
          items={[
            ...(chosen > 0 ? [{ label: any, href: '#any' }] : []),
            ...techniques.map((label, place) => ({
              label,
              href: `#${place}`,
              count: 1834 - 900 * place,
              current: place < chosen,
            })),
          ]}
        />
      </>
    )
    return (
      <NarrowedList {...args} filters={filters}>
        <WorkGrid works={sampleWorks(storyLanguage(globals))} />
      </NarrowedList>
    )
  },
} satisfies Meta<typeof NarrowedList>

export default meta
type Story = StoryObj<typeof meta>

/** Where there is nothing to narrow nor to order, the list has the whole width. */
export const NothingToNarrow: Story = {
  globals: { viewport: { value: 'full' } },
  render: (_args, { globals }) => (
    <NarrowedList filters={null}>
      <EmptyState title={say(globals, 'paginatedList.empty')} />
    </NarrowedList>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull()
  },
}
/** On a desk the filters stand beside the list, with nothing to open. */
export const OnADesk: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, globals }) => {
    const { technique } = words[storyLanguage(globals)]
    await expect(isShown(canvas.getByRole('navigation', { name: technique }))).toBe(true)
    await expect(isShown(canvas.getByText(say(globals, 'narrowedList.fold', { chosen: 0 })))).toBe(false)
  },
}

/** One value is chosen: it is marked, and the way back to any stands above it. */
export const Chosen: Story = {
  args: { chosen: 1 },
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, globals }) => {
    const { any } = words[storyLanguage(globals)]
    await expect(canvas.getByRole('link', { name: any })).toHaveAttribute('href', '#any')
    await expect(canvas.getByRole('link', { name: /^Óleo sobre tela/ })).toHaveAttribute(
      'aria-current',
      'true'
    )
  },
}

/** On a phone the list comes first; the filters say how many of them narrow it, and open when they are asked for. */
export const OnAPhone: Story = {
  args: { chosen: 1 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, globals }) => {
    const { technique } = words[storyLanguage(globals)]
    const filters = canvas.getByRole('navigation', { name: technique })
    await expect(isShown(filters)).toBe(false)
    await userEvent.click(canvas.getByText(say(globals, 'narrowedList.fold', { chosen: 1 })))
    await expect(isShown(filters)).toBe(true)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** As the browser draws it: `toBeVisible` takes all that is in closed `<details>` for hidden, whatever its style. */
function isShown(element: HTMLElement): boolean {
  return element.checkVisibility()
}
