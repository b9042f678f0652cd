import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { ConflictField } from './conflictField.ts'

const fields: Readonly<Record<'es' | 'en', readonly ConflictField[]>> = {
  es: [
    { id: 'depth', label: 'Profundidad', mine: '3', theirs: '4' },
    {
      id: 'title_en',
      label: 'Título (en)',
      mine: 'Open Structure No. 26',
      theirs: 'Open Structure Nº 26',
      lang: 'en',
    },
    {
      id: 'notes',
      label: 'Notas internas',
      mine: 'Repinte en el ángulo inferior derecho, ver informe de 2024.',
      theirs: 'Repinte en el ángulo inferior derecho. Restaurada en 2024.',
      joinable: true,
    },
  ],
  en: [
    { id: 'depth', label: 'Depth', mine: '3', theirs: '4' },
    { id: 'title_en', label: 'Title (en)', mine: 'Open Structure No. 26', theirs: 'Open Structure Nº 26' },
    {
      id: 'notes',
      label: 'Internal notes',
      mine: 'Overpaint at the lower right corner, see the report of 2024.',
      theirs: 'Overpaint at the lower right corner. Restored in 2024.',
      joinable: true,
    },
  ],
}

const saving = { es: 'Guardar la ficha', en: 'Save the record' }

const meta = {
  title: 'Panel/Marco/ConflictDialog',
  component: ConflictDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Federico Marún',
    at: '2026-11-18T18:22:00.000Z',
    fields: fields.es,
    onSave: fn(),
  },
  render: (args, { globals }) => (
    <ConflictDialog
      {...args}
      fields={args.fields === fields.es ? fields[storyLanguage(globals)] : args.fields}
    />
  ),
} satisfies Meta<typeof ConflictDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen at first, and nothing can be saved until every field is. */
export const ThreeFields: Story = {
  play: async ({ args, globals }) => {
    const save = screen.getByRole('button', { name: say(globals, 'conflictDialog.save') })
    await expect(save).toBeDisabled()
    const [mine] = screen.getAllByRole('button', { name: say(globals, 'conflictDialog.all') })
    if (mine) await userEvent.click(mine)
    await userEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledWith({
      depth: { kind: 'theirs' },
      title_en: { kind: 'mine' },
      notes: { kind: 'mine' },
    })
  },
}

/** Saved by the same person in another window. */
export const OtherWindow: Story = {
  args: { name: undefined },
  play: async ({ globals }) => {
    const dialog = screen.getByRole('alertdialog', { name: say(globals, 'conflictDialog.ownTitle') })
    await expect(dialog).toHaveTextContent(say(globals, 'conflictDialog.ownMine'))
    await expect(dialog).toHaveTextContent(say(globals, 'conflictDialog.ownTheirs'))
  },
}

/** Long texts can be put together by hand. */
export const Joined: Story = {
  play: async ({ globals }) => {
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'conflictDialog.join') }))
    await expect(screen.getByRole('textbox')).toHaveValue(
      fields[storyLanguage(globals)].map(({ mine, theirs }) => `${mine}\n\n${theirs}`)[2]
    )
  },
}

/** At each opening it starts anew: what was chosen and put together before was of what had been written by then. */
export const Anew: Story = {
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: function Opened(args, { globals }) {
    const language = storyLanguage(globals)
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {saving[language]}
        </Button>
        <ConflictDialog {...args} fields={fields[language]} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const [mine] = await screen.findAllByRole('button', { name: say(globals, 'conflictDialog.all') })
    await userEvent.click(mine ?? opener)
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'conflictDialog.join') }))
    await userEvent.type(screen.getByRole('textbox'), '!')
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'conflictDialog.later') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(opener)
    await expect(
      await screen.findByRole('button', { name: say(globals, 'conflictDialog.save') })
    ).toBeDisabled()
    for (const version of screen.getAllByRole('radio')) await expect(version).not.toBeChecked()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

/** While it is being saved Escape does not close it either. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, globals }) => {
    await expect(screen.getByRole('button', { name: say(globals, 'conflictDialog.later') })).toBeDisabled()
    screen.getByRole('alertdialog').focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** One field, and one of the two versions is empty. */
export const Emptied: Story = {
  args: { fields: [{ id: 'place', label: 'Lugar', mine: '', theirs: 'Sala 2' }] },
}
