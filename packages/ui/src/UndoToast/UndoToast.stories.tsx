import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type StoryLanguage, say, storyLanguage } from '../stories/say.ts'
import { UndoToast } from './UndoToast.tsx'

const words = {
  es: {
    sold: ['Umbral azul', ' pasó a Vendida.'],
    deleted: 'Borraste 3 obras. Quedan 30 días en la papelera.',
  },
  en: {
    sold: ['Threshold in Blue', ' is now sold.'],
    deleted: 'You deleted 3 works. They stay in the bin for 30 days.',
  },
}

function Sold({ language }: { language: StoryLanguage }) {
  const [title, rest] = words[language].sold
  return (
    <>
      <em>{title}</em>
      {rest}
    </>
  )
}

const meta = {
  title: 'Panel/UndoToast',
  component: UndoToast,
  args: { notices: [], onUndo: fn(), onDismiss: fn() },
  render: (args, { globals }) => (
    <UndoToast
      {...args}
      notices={[
        { id: 'sold', text: <Sold language={storyLanguage(globals)} />, busy: args.notices[0]?.busy },
      ]}
    />
  ),
} satisfies Meta<typeof UndoToast>

export default meta
type Story = StoryObj<typeof meta>

/** One sentence and its undo; Ctrl Z does the same, except in a field. */
export const One: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'undoToast.undo') }))
    await expect(args.onUndo).toHaveBeenLastCalledWith('sold')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onUndo).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'undoToast.close') }))
    await expect(args.onDismiss).toHaveBeenCalledWith('sold')
  },
}

/** Ctrl Z is for the newest. */
export const Several: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <UndoToast
        {...args}
        notices={[
          { id: 'sold', text: <Sold language={language} /> },
          { id: 'deleted', text: words[language].deleted },
        ]}
      />
    )
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onUndo).toHaveBeenLastCalledWith('deleted')
  },
}

/** While it is being taken back. */
export const Busy: Story = {
  args: { notices: [{ id: 'sold', text: '', busy: true }] },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'undoToast.undoing') }))
    await expect(args.onUndo).not.toHaveBeenCalled()
  },
}

/** The focus on it stops its clock; once it leaves, the rest of the time runs. */
export const RunsOut: Story = {
  args: { duration: 300 },
  play: async ({ canvas, args, globals }) => {
    const undo = canvas.getByRole('button', { name: say(globals, 'undoToast.undo') })
    undo.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say(globals, 'undoToast.close') })).toHaveFocus()
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.tab()
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce(), { timeout: 4000 })
  },
}

/** On a phone it takes the width. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }

/** In a field Ctrl Z belongs to what was typed. */
export const BesideAField: Story = {
  render: function Beside(args, { globals }) {
    const [value, setValue] = useState('')
    return (
      <>
        <input aria-label="Título" value={value} onChange={(event) => setValue(event.currentTarget.value)} />
        <UndoToast {...args} notices={[{ id: 'deleted', text: words[storyLanguage(globals)].deleted }]} />
      </>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onUndo).not.toHaveBeenCalled()
  },
}
