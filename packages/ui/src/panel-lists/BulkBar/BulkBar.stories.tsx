import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { BulkBar } from './BulkBar.tsx'

const publish = fn()
const share = fn()
const remove = fn()
const words = {
  es: {
    label: '5 obras elegidas',
    all: 'Elegir las 38',
    actions: ['Publicar', 'Ocultar', 'Agregar a colección', 'Registrar movimiento'],
    remove: 'Borrar',
    share: 'Compartir en una sala',
  },
  en: {
    label: '5 works chosen',
    all: 'Choose all 38',
    actions: ['Publish', 'Hide', 'Add to a collection', 'Record a movement'],
    remove: 'Delete',
    share: 'Share in a room',
  },
}

const meta = {
  title: 'Panel/Listas/BulkBar',
  component: BulkBar,
  args: { count: 5, total: 38, onClear: fn(), onChooseAll: fn(), actions: [] },
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <BulkBar
        {...args}
        label={args.label ?? text.label}
        chooseAllLabel={text.all}
        actions={[
          ...text.actions.map((label) => ({ label, onAct: publish })),
          { label: text.remove, onAct: remove, tone: 'danger' },
        ]}
        primary={{ label: text.share, onAct: share }}
      />
    )
  },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

/** From 1280px four actions stand as buttons; of more, three and the menu with the rest. */
export const Wide: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const text = words[storyLanguage(globals)]
    await userEvent.click(canvas.getByRole('button', { name: text.all }))
    await expect(args.onChooseAll).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: text.share }))
    await expect(share).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bulkBar.more') }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(2)
    await userEvent.click(menu.getByRole('menuitem', { name: text.remove }))
    await expect(remove).toHaveBeenCalled()
  },
}

/** Under 1280px two actions stand as buttons. */
export const Medium: Story = { globals: { viewport: { value: 'desktop' } } }

/** On a phone the first stands; all the others, the primary one too, are in the menu. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: say(globals, 'bulkBar.clear') }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Everything that the filter finds. */
export const All: Story = { args: { count: 38 } }

/** The kit's own words, for records without a name of their own. */
export const OwnWords: Story = {
  render: (args) => (
    <BulkBar {...args} count={1} total={1} actions={[{ label: 'Recuperar', onAct: publish }]} />
  ),
}

/** Nothing is ticked: there is no bar. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
