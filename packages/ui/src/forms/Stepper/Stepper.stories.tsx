import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { catalogues, say, storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { Stepper } from './Stepper.tsx'

const words = {
  es: {
    label: '¿Cuántos vienen?',
    atMax: 'Hasta 6 personas por reserva',
    hint: 'Los chicos también cuentan.',
    two: 'Venimos dos',
    refused: { party: ['A esa hora quedan 2 lugares.'] },
  },
  en: {
    label: 'How many are coming?',
    atMax: 'Up to 6 people per booking',
    hint: 'Children count too.',
    two: 'There are two of us',
    refused: { party: ['There are 2 places left at that time.'] },
  },
}

const meta = {
  title: 'Fundamentos/Formularios/Stepper',
  component: Stepper,
  args: { name: 'party', label: words.es.label, max: 6, atMax: words.es.atMax, onValueChange: fn() },
  render: (args, { globals }) => {
    const { label, atMax } = words[storyLanguage(globals)]
    return <Stepper {...args} label={label} atMax={atMax} />
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

/** At the least there is nothing to take away. */
export const Least: Story = {
  play: async ({ canvas, args, globals }) => {
    const number = canvas.getByRole('spinbutton', { name: words[storyLanguage(globals)].label })
    const fewer = canvas.getByRole('button', { name: say(globals, 'stepper.fewer') })
    await expect(number).toHaveValue(1)
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(fewer)
    await expect(number).toHaveValue(1)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** In between both can be pressed, and what was pressed is read out. */
export const Between: Story = {
  args: { defaultValue: 2 },
  play: async ({ canvas, args, globals }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.more') }))
    await expect(number).toHaveValue(3)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.fewer') }))
    await expect(number).toHaveValue(2)
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
}

/** At the most it says why, and the button that led there keeps the focus. */
export const Most: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas, globals }) => {
    const { label, atMax } = words[storyLanguage(globals)]
    const more = canvas.getByRole('button', { name: say(globals, 'stepper.more') })
    await expect(canvas.getByRole('status')).not.toHaveTextContent(atMax)
    more.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue(6)
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(more).toHaveAccessibleDescription(`${label} ${atMax}`)
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(atMax)
    await expect(canvas.getByRole('status')).toHaveTextContent(atMax)
  },
}

/** What is typed out of bounds stays, and is refused with words; what is left empty or half is mended when the field is left. */
export const Typed: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args, globals }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.type(number, '40')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(40)
    await userEvent.tab()
    await expect(number).toHaveValue(40)
    await expect(number).toBeInvalid()
    await expect(number).toHaveAccessibleDescription(words[storyLanguage(globals)].atMax)
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.fewer') }))
    await expect(number).toHaveValue(6)
    await expect(number).toBeValid()
    await userEvent.clear(number)
    await userEvent.type(number, '0')
    await userEvent.tab()
    await expect(number).toHaveValue(0)
    await expect(number).toHaveAccessibleDescription(say(globals, 'stepper.bounds', { min: 1, max: 6 }))
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.more') }))
    await expect(number).toHaveValue(1)
    await userEvent.clear(number)
    await userEvent.type(number, '2.6')
    await userEvent.tab()
    await expect(number).toHaveValue(3)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3)
    await userEvent.clear(number)
    await userEvent.tab()
    await expect(number).toHaveValue(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
  },
}

/** A number out of bounds is not sent: the field takes the focus, until it is another number or there is more room. */
export const NotSent: Story = {
  render: function Sends(args, { globals }) {
    const { label, atMax } = words[storyLanguage(globals)]
    const [room, setRoom] = useState(6)
    const [sent, setSent] = useState<string>()
    return (
      <Form onSubmit={({ party }) => setSent(party)}>
        <Stepper {...args} label={label} atMax={atMax} max={room} />
        <Inline>
          <Button onClick={() => setRoom(room === 6 ? 40 : 6)}>40 / 6</Button>
          <output>{sent}</output>
        </Inline>
        <SubmitRow>OK</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const number = canvas.getByRole('spinbutton')
    const sent = canvasElement.querySelector('output')
    await userEvent.clear(number)
    await userEvent.type(number, '40')
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await expect(number).toHaveFocus()
    await expect(number).toHaveValue(40)
    await expect(sent).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: '40 / 6' }))
    await expect(number).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(sent).toHaveTextContent('40'))
    // The room became smaller in between.
    await userEvent.click(canvas.getByRole('button', { name: '40 / 6' }))
    await expect(number).toHaveValue(40)
    await expect(number).toBeInvalid()
    await expect(number).toHaveAccessibleDescription(words[storyLanguage(globals)].atMax)
  },
}

/** What was typed before the scripts were there counts, and the page hears of it. */
export const TypedBefore: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <div data-page="" />,
  play: async ({ canvas, canvasElement, args, globals }) => {
    const language = storyLanguage(globals)
    const page = (
      <IntlProvider locale={language} messages={catalogues[language]}>
        <Stepper {...args} label={words[language].label} atMax={words[language].atMax} />
      </IntlProvider>
    )
    const place = canvasElement.querySelector('[data-page]')
    if (!place) throw new Error('There is no place for the page.')
    place.innerHTML = renderToString(page)
    await userEvent.clear(canvas.getByRole('spinbutton'))
    await userEvent.type(canvas.getByRole('spinbutton'), '6')
    const root = hydrateRoot(place, page)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(6))
    await expect(canvas.getByRole('spinbutton')).toHaveValue(6)
    await expect(canvas.getByRole('status')).toHaveTextContent(words[language].atMax)
    root.unmount()
  },
}

/** Help under the field, read out with it. */
export const WithHint: Story = {
  args: { defaultValue: 2 },
  render: (args, { globals }) => {
    const { label, atMax, hint } = words[storyLanguage(globals)]
    return <Stepper {...args} label={label} atMax={atMax} hint={hint} />
  },
  play: async ({ canvas, globals }) => {
    const { hint } = words[storyLanguage(globals)]
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(hint)
  },
}

/** The page knows the number too, and may change it. A reset goes back to the first, and the page hears of it. */
export const Controlled: Story = {
  render: function Knows(args, { globals }) {
    const { label, atMax, two } = words[storyLanguage(globals)]
    const [party, setParty] = useState(6)
    return (
      <form>
        <Stack>
          <Stepper {...args} label={label} atMax={atMax} value={party} onValueChange={setParty} />
          <Inline>
            <Button onClick={() => setParty(2)}>{two}</Button>
            <Button type="reset">0</Button>
            <output>{party}</output>
          </Inline>
        </Stack>
      </form>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const number = canvas.getByRole('spinbutton')
    const known = canvasElement.querySelector('output')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.fewer') }))
    await expect(known).toHaveTextContent('5')
    await userEvent.click(canvas.getByRole('button', { name: words[storyLanguage(globals)].two }))
    await expect(number).toHaveValue(2)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.more') }))
    await expect(number).toHaveValue(3)
    await expect(known).toHaveTextContent('3')
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await waitFor(() => expect(known).toHaveTextContent('6'))
    await expect(number).toHaveValue(6)
    await expect(canvas.getByRole('button', { name: say(globals, 'stepper.more') })).toHaveAttribute(
      'aria-disabled',
      'true'
    )
  },
}

/** The form's answer names it: red edge, the cut mark, and the focus. */
export const Invalid: Story = {
  args: { defaultValue: 3 },
  render: (args, { globals }) => {
    const { label, atMax, refused } = words[storyLanguage(globals)]
    return (
      <Form errors={refused}>
        <Stepper {...args} label={label} atMax={atMax} />
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    const number = canvas.getByRole('spinbutton')
    await waitFor(() => expect(number).toHaveFocus())
    await expect(number).toBeInvalid()
    const [refused] = words[storyLanguage(globals)].refused.party
    await expect(number).toHaveAccessibleDescription(refused)
  },
}

/** Another number takes the message away, and is sent under the field's name. */
export const Mended: Story = {
  args: { defaultValue: 3 },
  render: function Sends(args, { globals }) {
    const { label, atMax, refused } = words[storyLanguage(globals)]
    const [sent, setSent] = useState<string>()
    return (
      <Form errors={refused} onSubmit={({ party }) => setSent(party)}>
        <Stepper {...args} label={label} atMax={atMax} />
        <SubmitRow>OK</SubmitRow>
        <output>{sent}</output>
      </Form>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.fewer') }))
    await expect(canvas.getByRole('spinbutton')).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent('2'))
  },
}

const onFormInput = fn()
const onFormChange = fn()

/** What its buttons change is heard by the form around it as what is typed is, also by what is not of React. */
export const Heard: Story = {
  args: { defaultValue: 2 },
  beforeEach: () => {
    onFormInput.mockClear()
    onFormChange.mockClear()
  },
  render: (args, { globals }) => {
    const { label, atMax } = words[storyLanguage(globals)]
    return (
      <Form onInput={onFormInput} onChange={onFormChange}>
        <Stepper {...args} label={label} atMax={atMax} />
      </Form>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const heard: string[] = []
    for (const event of ['input', 'change'])
      canvasElement.addEventListener(event, ({ target }) => {
        if (target instanceof HTMLInputElement) heard.push(`${event} ${target.name} ${target.value}`)
      })
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.more') }))
    await expect(onFormInput).toHaveBeenCalledTimes(1)
    await expect(onFormChange).toHaveBeenCalledTimes(1)
    await expect(heard).toEqual(['input party 3', 'change party 3'])
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.fewer') }))
    await expect(onFormChange).toHaveBeenCalledTimes(2)
  },
}

/** A form that was sent by an action of React, or reset, begins anew: so do its buttons, and the page hears of it. */
export const BegunAnew: Story = {
  render: (args, { globals }) => {
    const { label, atMax } = words[storyLanguage(globals)]
    return (
      <form action={() => {}}>
        <Stepper {...args} label={label} atMax={atMax} />
        <Button type="submit">OK</Button>
        <Button type="reset">0</Button>
      </form>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const more = canvas.getByRole('button', { name: say(globals, 'stepper.more') })
    for (const name of ['OK', '0']) {
      for (let party = 1; party < 6; party++) await userEvent.click(more)
      await expect(more).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(canvas.getByRole('button', { name }))
      await waitFor(() => expect(more).not.toHaveAttribute('aria-disabled'))
      await expect(canvas.getByRole('spinbutton')).toHaveValue(1)
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1)
      await expect(canvas.getByRole('status')).toHaveTextContent(/^$/)
    }
  },
}

/** Nothing can be chosen now. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 2 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: say(globals, 'stepper.more') })).toBeDisabled()
  },
}
