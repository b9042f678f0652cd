import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ToastProvider } from '../../index.ts'
import { sampleStatuses } from '../samplePanel.ts'
import { say, storyLanguage } from '../say.ts'
import { PanelListPattern, panelListWords } from './PanelListPattern.tsx'

const meta = {
  title: 'Patrones/Lista del panel',
  component: PanelListPattern,
  parameters: { layout: 'fullscreen' },
  args: { language: 'es' },
  render: (_, { globals }) => (
    <ToastProvider>
      <PanelListPattern language={storyLanguage(globals)} />
    </ToastProvider>
  ),
} satisfies Meta<typeof PanelListPattern>

export default meta
type Story = StoryObj<typeof meta>

/** The works of the panel. */
export const Page: Story = { tags: ['!test'] }

/** Marking a work sold takes two presses; ticking brings the bar, which gives the focus back; the keys find the search. */
export const Selling: Story = {
  globals: { viewport: { value: 'full' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const language = storyLanguage(globals)
    const [consigned, sold] = sampleStatuses(language)
    const table = within(canvas.getByRole('table'))
    const [tag] = table.getAllByRole('button', { name: new RegExp(consigned?.label ?? '') })
    if (!tag || !sold) throw new Error('The story needs a work on consignment.')
    await userEvent.click(tag)
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('menuitemradio', { name: sold.label })
    )
    await expect(tag).toHaveAccessibleName(new RegExp(sold.label))
    await expect(await canvas.findByText(panelListWords[language].changed)).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvas.queryByText(panelListWords[language].changed)).toBeNull())
    tag.blur()
    await userEvent.keyboard('jxjx')
    await expect(canvas.getByText(panelListWords[language].chosen(2))).toBeVisible()
    await expect(canvas.getByRole('region', { name: say(globals, 'bulkBar.label') })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: say(globals, 'bulkBar.clear') }))
    await expect(canvas.queryByRole('region', { name: say(globals, 'bulkBar.label') })).toBeNull()
    await expect(table.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
