import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { EventList } from '../../public/EventList/EventList.tsx'
import { sampleEvents } from '../../stories/sampleEvents.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { PaginatedList } from './PaginatedList.tsx'

const placeholder = { es: 'Buscar por título, artista, lugar…', en: 'Search by title, artist, place…' }

const meta = {
  title: 'Público/Listas/PaginatedList',
  component: PaginatedList,
  args: {
    empty: false,
    total: 27,
    search: { placeholder: '', onSearch: fn() },
    resetHref: '#todo',
    page: 1,
    lastPage: 3,
    pageHref: (page: number) => `#p=${page}`,
  },
  render: ({ search, children, ...args }, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Container>
        <PaginatedList {...args} search={search && { ...search, placeholder: placeholder[language] }}>
          {children === undefined ? <EventList events={sampleEvents(language)} /> : children}
        </PaginatedList>
      </Container>
    )
  },
} satisfies Meta<typeof PaginatedList>

export default meta
type Story = StoryObj<typeof meta>

/** The first of several pages, with the box to search them all. */
export const FirstPage: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'patio{Enter}')
    await expect(args.search?.onSearch).toHaveBeenCalledWith('patio')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(globals, 'paginatedList.total', { total: 27 })
    )
    await expect(
      canvas.getByRole('link', { name: say(globals, 'pagination.page', { page: 3 }) })
    ).toHaveAttribute('href', '#p=3')
  },
}

/** Nothing was found as it was written: the nearest words were searched for, and are said. */
export const Instead: Story = {
  args: { total: 2, lastPage: 1, instead: 'arrascaeta' },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(say(globals, 'paginatedList.instead', { instead: 'arrascaeta' }))
    ).toBeVisible()
  },
}

/** Everything on one page: no way through pages. */
export const OnePage: Story = {
  args: { total: 2, lastPage: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

/** The search stands elsewhere on the page. */
export const WithoutSearch: Story = { args: { search: undefined, page: 2 } }

/** Nothing was found, and the way back to everything. */
export const Empty: Story = {
  args: { empty: true, total: 0, lastPage: 1, search: { placeholder: '', defaultValue: 'ochava azul' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'paginatedList.empty'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say(globals, 'paginatedList.reset') })).toHaveAttribute(
      'href',
      '#todo'
    )
  },
}

/** A page past the end, of an old link or typed by hand: which pages there are, and the way to the last. */
export const PastTheEnd: Story = {
  args: { empty: true, page: 9 },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(say(globals, 'paginatedList.beyond', { page: 9, lastPage: 3 }))
    ).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: say(globals, 'paginatedList.last', { lastPage: 3 }) })
    ).toHaveAttribute('href', '#p=3')
  },
}

/** The same, of a list that has a single page. */
export const PastTheOnlyPage: Story = {
  args: { empty: true, page: 2, lastPage: 1, total: 4 },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: say(globals, 'paginatedList.last', { lastPage: 1 }) })
    ).toHaveAttribute('href', '#p=1')
  },
}

/** The way back as a button, when the search is not in the address. */
export const EmptyWithButton: Story = {
  args: { ...Empty.args, resetHref: undefined, onReset: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'paginatedList.reset') }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
}

/** The first answer is on its way: hairlines where the rows will stand. */
export const Loading: Story = {
  args: { loading: true, total: undefined, lastPage: 1, children: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(say(globals, 'paginatedList.loading'))
  },
}

/** The next answer is on its way: the last one stays. */
export const LoadingMore: Story = {
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading').length).toBeGreaterThan(0)
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}
