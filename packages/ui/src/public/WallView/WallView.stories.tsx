import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import type { WorkItem } from '../WorkThumb/WorkThumb.tsx'
import { WallView } from './WallView.tsx'

const sized = (language: StoryLanguage): WorkItem[] =>
  sampleWorks(language).filter(({ height, width }) => height && width)

const meta = {
  title: 'Público/Fichas/WallView',
  component: WallView,
  args: { works: [] },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <WallView {...args} works={sized(storyLanguage(globals))} />,
} satisfies Meta<typeof WallView>

export default meta
type Story = StoryObj<typeof meta>

/** A collection on its wall. */
export const Collection: Story = {
  // How wide the wall is drawn is known where there is a window.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
}

/** Arrows go from work to work, Enter says what one is and leads to it, Escape closes that. */
export const ByKeys: Story = {
  play: async ({ canvas, globals }) => {
    const works = canvas.getAllByRole('button', { expanded: false })
    const [first, second] = works
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: say(globals, 'wallView.seeWork') })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: say(globals, 'wallView.seeWork') })).toBeNull()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowDown}')
    await expect(second).toHaveFocus()
    const map = canvas.getByRole('slider')
    map.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(map).toHaveAttribute('aria-valuenow', '3')
    await userEvent.keyboard('{ArrowDown}')
    await expect(map).toHaveAttribute('aria-valuenow', '2')
    second?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(works.at(-1)).toHaveFocus())
    await expect(canvas.getByRole('button', { name: say(globals, 'wallView.next') })).toHaveAttribute(
      'aria-disabled',
      'true'
    )
  },
}

/** One work at a time is open; the small wall beneath says which is in the middle. */
export const ByMouse: Story = {
  play: async ({ canvas, globals }) => {
    const [first, second] = canvas.getAllByRole('button', { expanded: false })
    await userEvent.click(first ?? document.body)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(second ?? document.body)
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getAllByRole('link', { name: say(globals, 'wallView.seeWork') })).toHaveLength(1)
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '2')
  },
}

/** A press that drags the wall opens nothing; the keys do, also after it. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { expanded: false })
    const work = first ?? document.body
    const mouse = { pointerType: 'mouse', button: 0, buttons: 1 }
    fireEvent.pointerDown(work, { ...mouse, clientX: 200 })
    fireEvent.pointerMove(work, { ...mouse, clientX: 150 })
    fireEvent.pointerUp(work, mouse)
    fireEvent.click(work, { detail: 1 })
    await expect(work).toHaveAttribute('aria-expanded', 'false')
    work.focus()
    await userEvent.keyboard('{Enter}')
    await expect(work).toHaveAttribute('aria-expanded', 'true')
    // What a screen reader presses.
    fireEvent.click(work)
    await expect(work).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The works may come later: the wheel passes along them all the same. */
export const Later: Story = {
  globals: { viewport: { value: 'small' } },
  render: function Coming(args, { globals }) {
    const language = storyLanguage(globals)
    const [works, setWorks] = useState<WorkItem[]>([])
    return (
      <>
        <Button onClick={() => setWorks(sized(language))}>{later[language]}</Button>
        <WallView {...args} works={works} />
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: later[storyLanguage(globals)] }))
    const scene = canvas.getByRole('group')
    fireEvent.wheel(scene, { deltaY: 100 })
    await expect(scene.scrollLeft).toBeGreaterThan(0)
  },
}
const later = { es: 'Colgar', en: 'Hang' }

/** A mural needs a higher wall, and stands just above its floor. */
export const Mural: Story = {
  render: (args, { globals }) => {
    const [work, ...others] = sized(storyLanguage(globals))
    return <WallView {...args} works={work ? [{ ...work, height: 320, width: 540 }, ...others] : []} />
  },
}

/** One alone hangs in the middle. */
export const Alone: Story = {
  render: (args, { globals }) => <WallView {...args} works={sized(storyLanguage(globals)).slice(0, 1)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}

/** What has no measures is counted, and seen in the grid. */
export const Unknown: Story = {
  render: (args, { globals }) => {
    const [work, ...others] = sized(storyLanguage(globals))
    return <WallView {...args} works={work ? [{ ...work, height: null }, ...others] : []} />
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'wallView.unknown', { count: 1 }))).toBeVisible()
  },
}

/** Without any measures there is no wall. */
export const Nothing: Story = {
  render: (args) => <WallView {...args} works={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
