import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { storyLanguage } from '../../stories/say.ts'
import { FilterLinks } from './FilterLinks.tsx'

const words = {
  es: { decade: 'Década', all: 'Todas', series: 'Serie', initial: 'Inicial' },
  en: { decade: 'Decade', all: 'All', series: 'Series', initial: 'Initial' },
}
const names = [
  'Marinas',
  'Patios',
  'Estudios para un mural',
  'Tintas del río',
  'Retratos',
  'Naturalezas muertas',
]

const meta = {
  title: 'Público/Listas/FilterLinks',
  component: FilterLinks,
  args: { label: '', items: [] },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  render: (args, { globals }) => {
    const { decade, all } = words[storyLanguage(globals)]
    const items = [
      { label: all, href: '#todas', current: true },
      ...[1920, 1930, 1940, 1950, 1960].map((year, place) => ({
        label: String(year),
        href: `#${year}`,
        count: 412 * (place + 1),
      })),
    ]
    return <FilterLinks {...args} label={decade} items={items} />
  },
} satisfies Meta<typeof FilterLinks>

export default meta
type Story = StoryObj<typeof meta>

/** The decades of an artist's works, with how many there are of each. */
export const Decades: Story = {
  play: async ({ canvas, globals }) => {
    const { all } = words[storyLanguage(globals)]
    await expect(canvas.getByRole('link', { name: all })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: /^1930 / })).toHaveAttribute('href', '#1930')
  },
}

/** One of many narrows the list: they are open. */
export const Chosen: Story = {
  render: (args, { globals }) => {
    const { series, all } = words[storyLanguage(globals)]
    return <FilterLinks {...args} folded label={series} items={manySeries(all, 3)} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toBeVisible()
  },
}

/** Many stand behind their name until they are asked for. */
export const Folded: Story = {
  render: (args, { globals }) => {
    const { series, all } = words[storyLanguage(globals)]
    return <FilterLinks {...args} folded label={series} items={manySeries(all)} />
  },
  play: async ({ canvas, globals }) => {
    const { series } = words[storyLanguage(globals)]
    await expect(canvas.getByText('Marinas 1')).not.toBeVisible()
    await userEvent.click(canvas.getByText(series))
    await expect(canvas.getByText('Marinas 1')).toBeVisible()
  },
}

/** Beside a list, one under the other, as a `NarrowedList` has them. */
export const Rows: Story = {
  args: { shape: 'rows' },
  play: async ({ canvas, globals }) => {
    const { all } = words[storyLanguage(globals)]
    await expect(canvas.getByRole('link', { name: all })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: /^1960 / })).toHaveTextContent(/2[.,]?060/)
  },
}

/** A value of two lines keeps clear of the next; one of a single line stays low. */
export const LongRows: Story = {
  render: (args, { globals }) => {
    const { series, all } = words[storyLanguage(globals)]
    const long = 'Acrílico, lápiz y papel de seda sobre madera terciada'
    return (
      <div style={{ width: '14rem' }}>
        <FilterLinks
          {...args}
          shape="rows"
          label={series}
          items={[
            { label: all, href: '#' },
            { label: long, href: '#1', count: 12 },
            { label: `${long} y tela`, href: '#2', count: 9 },
          ]}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    const [one, first, second] = canvas.getAllByRole('link')
    if (!one || !first || !second) throw new Error('there are no rows')
    const words = (row: HTMLElement) => row.querySelector('span')?.getBoundingClientRect() ?? new DOMRect()
    await expect(words(second).top - words(first).bottom).toBeGreaterThan(8)
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (matchMedia('(pointer: fine)').matches) await expect(one.offsetHeight).toBe(Math.round(2 * root))
  },
}

/** The initials of a large gallery's artists; under some stands nobody. */
export const Letters: Story = {
  render: (args, { globals }) => {
    const { initial, all } = words[storyLanguage(globals)]
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ…', (letter) => ({
      label: letter,
      ...('QXW'.includes(letter) ? {} : { href: `#${letter}` }),
      current: letter === 'R',
    }))
    return (
      <FilterLinks
        {...args}
        shape="letters"
        label={initial}
        items={[{ label: all, href: '#' }, ...letters]}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Q' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'R' })).toHaveAttribute('aria-current', 'true')
  },
}

/** At 320px they go on below each other. */
export const SmallPhone: Story = {
  ...Letters,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

function manySeries(all: string, chosen?: number) {
  const many = Array.from({ length: 30 }, (_, place) => ({
    label: `${names[place % names.length]} ${place + 1}`,
    href: `#${place}`,
    count: 7 * (place + 1),
    current: place === chosen,
  }))
  return [{ label: all, href: '#todas', current: chosen === undefined }, ...many]
}
