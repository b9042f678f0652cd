import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { sampleDetails, sampleStatuses } from '../../stories/samplePanel.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { StatusSheet } from './StatusSheet.tsx'

const words = { es: 'Estado', en: 'Status' }

/** How it is used, for the page of documentation. */
const code = `<StatusSheet
  label="Estado"
  options={statuses}
  value="consigned"
  onChoose={setStatus}
  onDetails={openMovement}
  detailsLabel="Con precio, propietario o dirección…"
  onClose={() => setOpen(false)}
  opener={opener}
/>`

const meta = {
  title: 'Panel/Marco/StatusMenu/Sheet',
  component: StatusSheet,
  parameters: { docs: { story: { inline: false, height: '520px' }, source: { code } } },
  globals: { viewport: { value: 'handheld' } },
  args: {
    label: words.es,
    heading: undefined,
    options: sampleStatuses('es'),
    value: 'consigned',
    onChoose: fn(),
    onDetails: fn(),
    detailsLabel: sampleDetails.es,
    onClose: fn(),
    opener: { current: null },
  },
  render: function Sheet(args, { globals }) {
    const language = storyLanguage(globals)
    const opener = useRef<HTMLButtonElement>(null)
    return (
      <StatusSheet
        {...args}
        label={words[language]}
        options={sampleStatuses(language)}
        detailsLabel={sampleDetails[language]}
        opener={opener}
      />
    )
  },
} satisfies Meta<typeof StatusSheet>

export default meta
type Story = StoryObj<typeof meta>

/** The sheet that the tag opens on a phone. */
export const Default: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const language = storyLanguage(globals)
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    const [, sold] = sampleStatuses(language)
    await userEvent.click(sheet.getByRole('button', { name: sold?.label ?? '' }))
    await expect(args.onChoose).toHaveBeenCalledWith('sold')
    await userEvent.click(sheet.getByRole('button', { name: sampleDetails[language] }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await userEvent.click(sheet.getByRole('button', { name: say(globals, 'statusMenu.close') }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** With the record it is about. */
export const WithHeading: Story = {
  args: {
    heading: (
      <span>
        <em>Trama baja 9</em>, 1985
      </span>
    ),
  },
}
