import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { SaveBar } from './SaveBar.tsx'
import type { SaveState } from './saveState.ts'

const words = {
  es: { changes: 'título, 1 imagen', section: 'Textos' },
  en: { changes: 'title, 1 image', section: 'Texts' },
}
const at = '2026-11-19T18:40:00Z'

const meta = {
  title: 'Panel/Marco/SaveBar',
  component: SaveBar,
  args: {
    state: { kind: 'dirty', changes: words.es.changes },
    onSave: fn(),
    onDiscard: fn(),
    onGoToFirst: fn(),
    onCompare: fn(),
    viewHref: '#sitio',
  },
} satisfies Meta<typeof SaveBar>

export default meta
type Story = StoryObj<typeof meta>

/** The yellow dot and what changed; Ctrl S saves as the button does, and leaving asks. */
export const Dirty: Story = {
  render: (args, { globals }) => (
    <SaveBar {...args} state={{ kind: 'dirty', changes: words[storyLanguage(globals)].changes }} />
  ),
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(globals, 'saveBar.dirtyIn', { changes: words[storyLanguage(globals)].changes })
    )
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.discard') }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  },
}

/** Nothing to save: no bar, and nobody is asked before leaving. */
export const Clean: Story = {
  args: { state: { kind: 'clean' } },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.queryByRole('button', { name: say(globals, 'saveBar.save') })).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  },
}

/** The ring; nothing is sent twice. */
export const Saving: Story = {
  args: { state: { kind: 'saving' } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.saving') }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** The hour by the gallery's clock, for four seconds. */
export const Saved: Story = {
  args: { state: { kind: 'saved', at } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(globals, 'saveBar.saved', { time: '15:40' })
    )
  },
}

/** What was typed is kept; one button tries again. */
export const Offline: Story = {
  args: { state: { kind: 'offline' } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.retry') }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** How many fields, in which tab, the way to the first, and back to what is saved. */
export const Invalid: Story = {
  render: (args, { globals }) => (
    <SaveBar
      {...args}
      state={{ kind: 'invalid', fields: 2, section: words[storyLanguage(globals)].section }}
    />
  ),
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('button', { name: say(globals, 'saveBar.save') })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.goToFirst') }))
    await expect(args.onGoToFirst).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.discard') }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

/** One field. */
export const OneInvalid: Story = { args: { state: { kind: 'invalid', fields: 1 } } }

/** Somebody else saved in between: nothing is overwritten, both versions are shown. */
export const Conflict: Story = {
  args: { state: { kind: 'conflict', name: 'Tomás Verardi' } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.compare') }))
    await expect(args.onCompare).toHaveBeenCalledOnce()
  },
}

/** The same person saved in another window. */
export const OwnConflict: Story = {
  args: { state: { kind: 'conflict' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'saveBar.ownConflict'))).toBeVisible()
  },
}

/** Many changes wrap above the buttons on a phone. */
export const LongWords: Story = {
  args: {
    state: {
      kind: 'dirty',
      changes: 'descripción en inglés, reproducida en, exhibida en, citada en, técnica, medidas, 14 imágenes',
    },
  },
  globals: { viewport: { value: 'small' } },
}

/** From unsaved to saved, as a screen lives it. The focus of the button that goes away stays with the bar. */
export const Life: Story = {
  render: function Life(args) {
    const [state, setState] = useState<SaveState>({ kind: 'dirty' })
    return (
      <SaveBar
        {...args}
        state={state}
        onSave={() => setState({ kind: 'saved', at })}
        onDiscard={() => setState({ kind: 'clean' })}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.save') }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say(globals, 'saveBar.saved', { time: '15:40' })
    )
    await expect(canvas.getByRole('link', { name: say(globals, 'saveBar.view') })).toBeVisible()
    await expect(canvas.getByRole('region', { name: say(globals, 'saveBar.label') })).toHaveFocus()
  },
}

/** What was typed is given up in the middle of a long record: it stays where it was, and the focus with the bar. */
export const GivenUp: Story = {
  render: function GivenUp(args, { globals }) {
    const [state, setState] = useState<SaveState>({ kind: 'dirty' })
    return (
      <>
        <TextArea name="text" label={words[storyLanguage(globals)].section} rows={80} />
        <SaveBar {...args} state={state} onDiscard={() => setState({ kind: 'clean' })} />
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const before = window.scrollY
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.discard') }))
    await expect(canvas.getByRole('region', { name: say(globals, 'saveBar.label') })).toHaveFocus()
    await expect(window.scrollY).toBe(before)
  },
}

/** Put out of sight and shown again, as a screen that is kept, it saves nothing by itself. */
export const ShownAgain: Story = {
  tags: ['!dev', '!autodocs'],
  render: function ShownAgain(args, { globals }) {
    const [shown, setShown] = useState(true)
    return (
      <>
        <label>
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
          {words[storyLanguage(globals)].section}
        </label>
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <SaveBar {...args} />
        </Activity>
      </>
    )
  },
  play: async ({ canvas, args, globals }) => {
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    const shown = canvas.getByRole('checkbox')
    await userEvent.click(shown)
    await userEvent.keyboard('{Control>}s{/Control}')
    await userEvent.click(shown)
    await expect(canvas.getByRole('button', { name: say(globals, 'saveBar.save') })).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
}
