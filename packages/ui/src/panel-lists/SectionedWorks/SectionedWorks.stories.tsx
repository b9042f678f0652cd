import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BilingualField } from '../../panel-forms/BilingualField/BilingualField.tsx'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { type MessageId, type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import type { Arrangement } from './arrangement.ts'
import { SectionedWorks, type SectionedWorksProps } from './SectionedWorks.tsx'
import type { SectionedWork } from './worksSection.ts'

const words = {
  es: {
    label: 'Obras de Casa Iribarne, en orden',
    held: 'Reservada',
    title: 'Título de la sección',
    paper: { es: 'Papeles', en: 'Works on Paper' },
    canvas: { es: 'Telas grandes', en: 'Large Canvases' },
    later: { es: 'Para más adelante', en: '' },
    added: { es: 'Sección', en: '' },
  },
  en: {
    label: 'Works of Casa Iribarne, in order',
    held: 'On hold',
    title: 'Title of the section',
    paper: { es: 'Papeles', en: 'Works on Paper' },
    canvas: { es: 'Telas grandes', en: 'Large Canvases' },
    later: { es: 'Para más adelante', en: 'For Later' },
    added: { es: 'Sección', en: 'Section' },
  },
}

interface Written {
  id: number
  names: { es: string; en: string }
}

function samples(language: StoryLanguage): { works: SectionedWork[]; sections: Written[] } {
  const { held, paper, canvas, later } = words[language]
  const works = sampleWorks(language)
    .slice(0, 6)
    .map(({ id, title, artist, picture, href }, place) => ({
      id,
      title,
      href,
      section: [null, 1, 1, 1, 2, 2][place] ?? null,
      ...(artist ? { artist } : {}),
      ...(picture ? { picture } : {}),
      ...(place === 0 ? { cover: true } : {}),
      ...(place === 1 ? { tag: <Tag tone="held">{held}</Tag> } : {}),
    }))
  const sections = [
    { id: 1, names: paper },
    { id: 2, names: canvas },
    { id: 3, names: later },
  ]
  return { works, sections }
}

const onArrange = fn<SectionedWorksProps['onArrange']>()

// The page shows the code of the component, not of its keeper.
Owned.displayName = 'SectionedWorks'

/** Keeps works and sections as a screen of the panel would. */
function Owned(props: SectionedWorksProps & { language: StoryLanguage; bare: boolean }) {
  const { language, bare, ...rest } = props
  const [works, setWorks] = useState(() => samples(language).works)
  const [sections, setSections] = useState(() => (bare ? [] : samples(language).sections))
  return (
    <SectionedWorks
      {...rest}
      label={words[language].label}
      works={works}
      sections={sections.map(({ id, names }) => ({
        id,
        name: names[language] || names.es,
        title: (
          <BilingualField
            name={`section_${id}`}
            label={words[language].title}
            optional
            value={names}
            onValueChange={(value) =>
              setSections(sections.map((one) => (one.id === id ? { id, names: value } : one)))
            }
          />
        ),
      }))}
      onArrange={(arrangement) => {
        rest.onArrange(arrangement)
        setSections(arrangement.sections.flatMap((id) => sections.filter((one) => one.id === id)))
        setWorks(
          arrangement.works.flatMap(({ id, section }) =>
            works.filter((work) => work.id === id).map((work) => ({ ...work, section }))
          )
        )
      }}
      onSectionAdd={() => {
        rest.onSectionAdd()
        setSections([
          ...sections,
          { id: Math.max(0, ...sections.map(({ id }) => id)) + 1, names: words[language].added },
        ])
      }}
      onRemove={(id) => {
        rest.onRemove(id)
        setWorks(works.filter((work) => work.id !== id))
      }}
      onCoverChange={(id, cover) => {
        rest.onCoverChange?.(id, cover)
        setWorks(works.map((work) => (work.id === id ? { ...work, cover } : work)))
      }}
    />
  )
}

const meta = {
  title: 'Panel/Listas/SectionedWorks',
  component: SectionedWorks,
  args: {
    label: '',
    works: [],
    sections: [],
    onArrange,
    onSectionAdd: fn(),
    onRemove: fn(),
    onCoverChange: fn(),
  },
  render: (args, { globals }) => <Owned {...args} language={storyLanguage(globals)} bare={false} />,
} satisfies Meta<typeof SectionedWorks>

export default meta
type Story = StoryObj<typeof meta>

type Globals = Parameters<typeof say>[0]
const named = (globals: Globals, id: MessageId, name: string) => ({ name: say(globals, id, { name }) })
const hung = (arrangement: Arrangement | undefined) => arrangement?.works.map(({ section }) => section)

/** One work hangs in no section, three on paper, two on canvas; the last section is empty and says so. */
export const Several: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(3)
    await expect(canvas.getByText(say(globals, 'sectionedWorks.emptySection'))).toBeVisible()
  },
}

/** Space lifts, arrows move over headings as well, Space drops; all of it is said. The focus stays on the grip. */
export const ArrangedByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const language = storyLanguage(globals)
    const name = samples(language).works[0]?.title ?? ''
    const section = words[language].paper[language]
    // What drags comes later, and a work in another list is another element.
    const grip = () => canvas.getByRole('button', named(globals, 'sorting.move', name))
    await waitFor(() => expect(grip()).toBeEnabled())
    grip().focus()
    await userEvent.keyboard(' ')
    const none = say(globals, 'sectionedWorks.none')
    const said = (id: MessageId, at: string, position: number, total: number) =>
      canvas.findByText(say(globals, id, { name, section: at, position, total }))
    await said('sectionedWorks.lifted', none, 1, 1)
    await userEvent.keyboard('{ArrowRight}')
    await said('sectionedWorks.over', section, 1, 4)
    await userEvent.keyboard('{ArrowRight}')
    await said('sectionedWorks.over', section, 2, 4)
    await userEvent.keyboard(' ')
    await said('sectionedWorks.moved', section, 2, 4)
    await expect(hung(onArrange.mock.lastCall?.[0])).toEqual([1, 1, 1, 1, 2, 2])
    await waitFor(() => expect(grip()).toHaveFocus())
  },
}

/** The arrows under a work lead over headings; its menu to the end of any section. */
export const ArrangedByButtons: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const language = storyLanguage(globals)
    const { works } = samples(language)
    const [name, other] = [works[0]?.title ?? '', works[1]?.title ?? '']
    await waitFor(() =>
      expect(canvas.getByRole('button', named(globals, 'sorting.move', name))).toBeEnabled()
    )
    const later = () => canvas.getByRole('button', named(globals, 'orderedWorks.later', name))
    await userEvent.click(later())
    await expect(hung(onArrange.mock.lastCall?.[0])).toEqual([1, 1, 1, 1, 2, 2])
    await expect(later()).toHaveFocus()

    const more = () => canvas.getByRole('button', named(globals, 'sectionedWorks.more', other))
    await userEvent.click(more())
    const menu = within(canvasElement.ownerDocument.body)
    await userEvent.click(
      menu.getByRole('menuitemradio', { name: words[language].later[language] || words.es.later.es })
    )
    await expect(onArrange.mock.lastCall?.[0].works.at(-1)).toEqual({ id: works[1]?.id, section: 3 })
    await expect(more()).toHaveFocus()

    const times = onArrange.mock.calls.length
    await userEvent.click(more())
    await userEvent.click(menu.getByRole('menuitemradio', { checked: true }))
    await expect(onArrange).toHaveBeenCalledTimes(times)

    await userEvent.click(canvas.getByRole('button', named(globals, 'orderedWorks.remove', name)))
    await expect(canvas.getByText(say(globals, 'orderedWorks.removed', { name }))).toBeInTheDocument()
    const next = works[2]?.title ?? ''
    await expect(canvas.getByRole('button', named(globals, 'sorting.move', next))).toHaveFocus()
  },
}

/** Lifted, it says where it hangs, and is dropped there. */
export const Single: Story = {
  render: (args, { globals }) => (
    <SectionedWorks
      {...args}
      label={words[storyLanguage(globals)].label}
      works={samples(storyLanguage(globals)).works.slice(0, 1)}
    />
  ),
  play: async ({ canvas, globals }) => {
    const name = samples(storyLanguage(globals)).works[0]?.title ?? ''
    const grip = () => canvas.getByRole('button', named(globals, 'sorting.move', name))
    await waitFor(() => expect(grip()).toBeEnabled())
    const times = onArrange.mock.calls.length
    grip().focus()
    await userEvent.keyboard(' ')
    await canvas.findByText(say(globals, 'sorting.lifted', { name, position: 1, total: 1 }))
    await userEvent.keyboard(' ')
    await canvas.findByText(say(globals, 'sorting.moved', { name, position: 1, total: 1 }))
    await expect(onArrange).toHaveBeenCalledTimes(times)
  },
}

/** A new section is named first of all; while it has no name it is called that; one that moves takes its works along, one that goes leaves them. */
export const Sections: Story = {
  play: async ({ canvas, globals }) => {
    const language = storyLanguage(globals)
    const { paper, canvas: large, added } = words[language]
    await waitFor(() =>
      expect(
        canvas.getByRole('button', named(globals, 'sorting.move', samples(language).works[0]?.title ?? ''))
      ).toBeEnabled()
    )
    const up = () => canvas.getByRole('button', named(globals, 'sectionedWorks.up', large[language]))
    await userEvent.click(up())
    await expect(onArrange.mock.lastCall?.[0].sections).toEqual([2, 1, 3])
    await expect(up()).toHaveFocus()
    await userEvent.click(
      canvas.getByRole('button', named(globals, 'sectionedWorks.remove', paper[language]))
    )
    await expect(hung(onArrange.mock.lastCall?.[0])).toEqual([null, 2, 2, 2, 2, 2])
    const before = large[language]
    await expect(
      canvas.getByText(
        say(globals, 'sectionedWorks.sectionRemoved', { name: paper[language], before, count: 3 })
      )
    ).toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'sectionedWorks.add') }))
    const field = () => canvas.getByDisplayValue(added.es)
    await waitFor(() => expect(field()).toHaveFocus())
    await userEvent.clear(field())
    if (added.en !== '') await userEvent.clear(canvas.getByDisplayValue(added.en))
    await expect(
      canvas.getByRole('heading', { name: say(globals, 'sectionedWorks.unnamed') })
    ).toBeInTheDocument()
    const called = say(globals, 'sectionedWorks.unnamedCalled')
    await expect(canvas.getByRole('button', named(globals, 'sectionedWorks.up', called))).toBeVisible()
  },
}

/** None yet: the works stand in one list. */
export const Undivided: Story = {
  render: (args, { globals }) => <Owned {...args} language={storyLanguage(globals)} bare />,
}

/** Neither works nor sections. */
export const Empty: Story = {
  render: (args, { globals }) => <SectionedWorks {...args} label={words[storyLanguage(globals)].label} />,
}
