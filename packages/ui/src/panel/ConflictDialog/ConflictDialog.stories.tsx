import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
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

/** One field, and one of the two versions is empty. */
export const Emptied: Story = {
  args: { fields: [{ id: 'place', label: 'Lugar', mine: '', theirs: 'Sala 2' }] },
}
