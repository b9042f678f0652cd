import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleDetails, sampleStatuses } from '../../stories/samplePanel.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { StatusMenu } from './StatusMenu.tsx'

const words = {
  es: { label: 'Estado', failed: 'No se guardó' },
  en: { label: 'Status', failed: 'It was not saved' },
}

/** A sheet takes the whole window: on the page of documentation it has one of its own. */
const inFrame = { docs: { story: { inline: false, height: '520px' } } }

const meta = {
  title: 'Panel/Marco/StatusMenu',
  component: StatusMenu,
  args: {
    label: words.es.label,
    options: sampleStatuses('es'),
    value: 'consigned',
    onValueChange: fn(),
    onDetails: fn(),
  },
  render: function Owned(args, { globals }) {
    const language = storyLanguage(globals)
    const [value, setValue] = useState(args.value)
    return (
      <StatusMenu
        {...args}
        label={words[language].label}
        options={sampleStatuses(language)}
        detailsLabel={sampleDetails[language]}
        error={args.error ? words[language].failed : undefined}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof StatusMenu>

export default meta
type Story = StoryObj<typeof meta>

/** Two presses: the tag, then "Vendida". The keyboard does the same. */
export const Menu: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const language = storyLanguage(globals)
    const [consigned, sold] = sampleStatuses(language)
    if (!consigned || !sold) throw new Error('The story needs two statuses.')
    const name = (status: string) => say(globals, 'statusMenu.name', { label: words[language].label, status })
    await userEvent.click(canvas.getByRole('button', { name: name(consigned.label) }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitemradio', { name: sold.label }))
    await expect(args.onValueChange).toHaveBeenCalledWith('sold')
    const opener = canvas.getByRole('button', { name: name(sold.label) })
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onDetails).toHaveBeenCalledOnce()
  },
}

/** Open, beside its tag. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await within(canvasElement.ownerDocument.body).findByRole('menu')).toBeVisible()
  },
}

/** What is not in consignment is neutral. */
export const Sold: Story = { args: { value: 'sold' } }

/** Nothing is known of it yet. */
export const None: Story = {
  args: { value: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'statusMenu.none'))).toBeVisible()
  },
}

/** While it is being saved it does not open. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(within(canvasElement.ownerDocument.body).queryByRole('menu')).toBeNull()
  },
}

/** It went back, and says so. */
export const Failed: Story = {
  args: { error: words.es.failed },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(words[storyLanguage(globals)].failed)
  },
}

/** On a phone the tag is taller and opens a sheet. */
export const Narrow: Story = { globals: { viewport: { value: 'handheld' } } }

/** The sheet that it opens on a phone: choosing, "With price…" and "Close" close it. */
export const Sheet: Story = {
  globals: { viewport: { value: 'handheld' } },
  parameters: inFrame,
  play: async ({ canvas, canvasElement, args, globals }) => {
    const language = storyLanguage(globals)
    const [, sold] = sampleStatuses(language)
    const page = within(canvasElement.ownerDocument.body)
    const opener = canvas.getByRole('button')
    const opened = async () => {
      await userEvent.click(opener)
      return within(await page.findByRole('dialog'))
    }
    const closed = async () => {
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
    await userEvent.click((await opened()).getByRole('button', { name: sold?.label ?? '' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('sold')
    await closed()
    await userEvent.click((await opened()).getByRole('button', { name: sampleDetails[language] }))
    await expect(args.onDetails).toHaveBeenCalledOnce()
    await closed()
    await userEvent.click((await opened()).getByRole('button', { name: say(globals, 'statusMenu.close') }))
    await closed()
    await expect((await opened()).getByRole('button', { pressed: true })).toHaveFocus()
  },
}

/** The sheet with what is in that state. */
export const SheetWithHeading: Story = {
  globals: { viewport: { value: 'handheld' } },
  parameters: inFrame,
  args: {
    heading: (
      <span>
        <em>Trama baja 9</em>, 1985
      </span>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'))
    const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(sheet.getByText('Trama baja 9')).toBeVisible()
  },
}
