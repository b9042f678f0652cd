import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Form } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { languageName } from '../../private/fieldLanguages.ts'
import { drawn } from '../../stories/drawn.ts'
import { say, storyLanguage, storyLocale } from '../../stories/say.ts'
import { BilingualField, type BilingualFieldProps } from './BilingualField.tsx'

const words = {
  es: {
    title: 'Título',
    reproduced: 'Reproducida en',
    history: 'Historia',
    hint: 'Como figura en el catálogo.',
    save: 'Guardar',
    refused: { title_en: ['Escribí el título en inglés.'] },
  },
  en: {
    title: 'Title',
    reproduced: 'Reproduced in',
    history: 'History',
    hint: 'As in the catalogue.',
    save: 'Save',
    refused: { title_en: ['Write the title in English.'] },
  },
}

const onUpToDate = fn()
const history = {
  es: '<p>La galería abrió en 2008 en una vieja imprenta de Almagro.</p><p>En 2014 sumamos la trastienda.</p>',
  en: '<p>The gallery opened in 2008 in an old printing house.</p>',
}
const long = 'Estructura abierta con diagonal negra sobre tabla de borde irregular, segunda versión, '

const meta = {
  title: 'Panel/Formularios/BilingualField',
  component: BilingualField,
  args: { name: 'title', label: 'Título', onValueChange: fn() },
  render: (args, { globals }) => (
    <BilingualField {...args} label={words[storyLanguage(globals)][labels[args.kind ?? 'line']]} />
  ),
} satisfies Meta<typeof BilingualField>
const labels = { line: 'title', area: 'reproduced', rich: 'history' } as const

export default meta
type Story = StoryObj<typeof meta>

const spanishChanged = (globals: Parameters<typeof say>[0]) =>
  say(globals, 'bilingualField.changed', { language: languageName('es', storyLocale(globals)) })

/** Two lines of text, each in its language for screen readers and for the spelling checker. */
export const Line: Story = {
  args: { optional: ['en'], defaultValue: { es: 'Estructura abierta nº 26', en: 'Open Structure No. 26' } },
  play: async ({ canvas, args, globals }) => {
    const { title } = words[storyLanguage(globals)]
    await expect(canvas.getByLabelText(`${title} es`)).toBeRequired()
    const english = canvas.getByLabelText(new RegExp(`^${title} en`))
    await expect(english).not.toBeRequired()
    await expect(english).toHaveAttribute('lang', 'en')
    await expect(english).toHaveAttribute('name', 'title_en')
    await userEvent.type(english, ', 1949')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      es: 'Estructura abierta nº 26',
      en: 'Open Structure No. 26, 1949',
    })
  },
}

/** What one language lacks is marked while it is being written. */
export const Missing: Story = {
  args: {
    kind: 'area',
    name: 'reproduced',
    defaultValue: { es: 'Estructura y color, 1950, p. 11.', en: '' },
  },
  play: async ({ canvas, globals }) => {
    const english = canvas.getByLabelText(`${words[storyLanguage(globals)].reproduced} en`)
    await expect(english).toHaveAccessibleDescription(say(globals, 'bilingualField.missing'))
    await userEvent.type(english, 'S')
    await expect(canvas.queryByText(say(globals, 'bilingualField.missing'))).toBeNull()
    await userEvent.clear(english)
    await expect(canvas.getByText(say(globals, 'bilingualField.missing'))).toBeVisible()
  },
}

function Behind(props: BilingualFieldProps<string>) {
  const [done, setDone] = useState(false)
  const outdated = { ...props.outdated, language: 'en' as const }
  return (
    <BilingualField
      {...props}
      outdated={
        done
          ? undefined
          : {
              ...outdated,
              onUpToDate: () => {
                onUpToDate()
                setDone(true)
              },
            }
      }
    />
  )
}

/** Spanish changed after English was written: what changed, word by word, and a way to say that nothing is to do. */
export const Outdated: Story = {
  args: {
    kind: 'area',
    name: 'technique',
    defaultValue: { es: 'Esmalte sobre tabla, marco recortado', en: 'Enamel on board' },
    outdated: { language: 'en', before: 'Esmalte sobre tabla' },
  },
  render: (args, { globals }) => <Behind {...args} label={words[storyLanguage(globals)].reproduced} />,
  play: async ({ canvas, canvasElement, globals }) => {
    onUpToDate.mockClear()
    const see = canvas.getByRole('button', { name: say(globals, 'bilingualField.seeChanges') })
    await expect(see).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(see)
    await expect(see).toHaveAttribute('aria-expanded', 'true')
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('tabla, marco recortado')
    await expect(canvasElement.querySelector('del')).toHaveTextContent('tabla')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bilingualField.upToDate') }))
    await expect(onUpToDate).toHaveBeenCalledOnce()
    await expect(canvas.queryByText(spanishChanged(globals))).toBeNull()
    await expect(canvasElement.querySelector('[name="technique_en"]')).toHaveFocus()
  },
}

/** As it looks with the changes open. */
export const OutdatedOpen: Story = {
  ...Outdated,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bilingualField.seeChanges') }))
  },
}

/** Where the words are the same the page says so in its own language; what changed is in that of the text. */
export const OnlyMarkupChanged: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    kind: 'rich',
    name: 'history',
    languages: [
      { language: 'ar', label: 'العربية' },
      { language: 'es', label: 'Español' },
    ],
    defaultValue: { ar: '<p>الخط</p>', es: '<p>La línea</p>' },
    outdated: { language: 'es', before: '<p><strong>الخط</strong></p>' },
  },
  render: function Changing(args) {
    const [before, setBefore] = useState('<p><strong>الخط</strong></p>')
    return (
      <>
        <BilingualField {...args} outdated={{ language: 'es', before }} />
        <button type="button" onClick={() => setBefore('<p>العمل</p>')}>
          0
        </button>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bilingualField.seeChanges') }))
    const said = canvas.getByText(say(globals, 'bilingualField.noChanges'))
    await expect(said.closest('[lang]')).toBe(document.documentElement)
    await expect(said.closest('[dir]')).toBe(document.documentElement)
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await expect(canvas.getByText('العمل').closest('[lang]')).toHaveAttribute('lang', 'ar')
    await expect(canvas.getByText('العمل').closest('[dir]')).toHaveAttribute('dir', 'rtl')
  },
}

/** Texts with structure, each with its own toolbar. */
export const Rich: Story = {
  args: {
    kind: 'rich',
    name: 'history',
    defaultValue: history,
    outdated: { language: 'en', before: '<p>La galería abrió en 2008 en Almagro.</p>', onUpToDate },
  },
  play: async ({ canvas, globals }) => {
    const label = words[storyLanguage(globals)].history
    const english = await canvas.findByRole('textbox', { name: `${label} en` }, { timeout: 5000 })
    await expect(english).toHaveAttribute('lang', 'en')
    await expect(english).toHaveAccessibleDescription(new RegExp(spanishChanged(globals)))
    await expect(
      canvas.getByRole('toolbar', { name: say(globals, 'richTextEditor.toolbar', { label: `${label} en` }) })
    ).toBeVisible()
    await expect(within(english).getByText(/2008/)).toBeVisible()
  },
}

/** Each language has its own error from the server, and both are sent. */
export const Invalid: Story = {
  args: { defaultValue: { es: 'Isla 4', en: '' } },
  render: (args, { globals }) => {
    const { title, hint, refused, save } = words[storyLanguage(globals)]
    return (
      <Form errors={refused} onSubmit={sent}>
        <BilingualField {...args} label={title} hint={hint} />
        <SubmitRow>{save}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    sent.mockClear()
    const { title, refused, save } = words[storyLanguage(globals)]
    const english = canvas.getByLabelText(`${title} en`)
    await waitFor(() => expect(english).toHaveFocus())
    await expect(english).toHaveAccessibleDescription(new RegExp(refused.title_en[0] ?? ''))
    await expect(canvas.getByLabelText(`${title} es`)).toHaveAttribute('aria-invalid', 'false')
    await userEvent.type(english, 'Island 4')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(sent).toHaveBeenCalledWith({ title_es: 'Isla 4', title_en: 'Island 4' })
  },
}
const sent = fn()

/** A form that is reset has the texts of the beginning again: what was missing is missing, and the page hears of it. */
export const BegunAnew: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: { es: 'Isla 4', en: '' } },
  render: (args, { globals }) => (
    <form>
      <BilingualField {...args} label={words[storyLanguage(globals)].title} />
      <button type="reset">0</button>
    </form>
  ),
  play: async ({ canvas, args, globals }) => {
    const { title } = words[storyLanguage(globals)]
    const missing = say(globals, 'bilingualField.missing')
    const english = canvas.getByLabelText(`${title} en`)
    await userEvent.type(english, 'Island 4')
    await expect(canvas.queryByText(missing)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await expect(english).toHaveValue('')
    await waitFor(() => expect(canvas.getByText(missing)).toBeVisible())
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ es: 'Isla 4', en: '' })
    await userEvent.type(canvas.getByLabelText(`${title} es`), '!')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ es: 'Isla 4!', en: '' })
  },
}

/** As it looks refused. */
export const WithError: Story = { args: Invalid.args, render: Invalid.render }

/** Nothing written yet, in neither: nothing is missing. */
export const Empty: Story = {
  args: { optional: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(say(globals, 'bilingualField.missing'))).toBeNull()
  },
}

/** Long words wrap on both sides. */
export const LongWords: Story = {
  args: { kind: 'area', defaultValue: { es: long.repeat(4), en: 'Constructivist'.repeat(12) } },
}

/** Nothing can be written now, on either side. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: { es: 'Isla 4', en: 'Island 4' } },
}

const languages = [
  { language: 'fr', label: 'Français' },
  { language: 'de', label: 'Deutsch' },
  { language: 'ar', label: 'العربية' },
]

/** In as many languages as the house writes in: each says when it is missing. */
export const ThreeLanguages: Story = {
  args: { languages, defaultValue: { fr: 'La ligne', de: '', ar: 'الخط' } },
  play: async ({ canvas, globals }) => {
    const german = canvas.getByRole('textbox', { name: / de$/ })
    await expect(german).toHaveAccessibleDescription(say(globals, 'bilingualField.missing'))
    await userEvent.type(german, 'Die Linie')
    await expect(canvas.queryByText(say(globals, 'bilingualField.missing'))).toBeNull()
  },
}

/** A text with structure is written in the direction of its language, whichever that of the page is. */
export const RichToTheLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { kind: 'rich', languages, defaultValue: { fr: '<p>La ligne.</p>', de: '', ar: '<p>الخط.</p>' } },
  play: async ({ canvas }) => {
    const find = (name: RegExp) => canvas.findByRole('textbox', { name }, { timeout: 8000 })
    await expect(await find(/ ar$/)).toHaveAttribute('dir', 'rtl')
    await expect(await find(/ fr$/)).toHaveAttribute('dir', 'ltr')
  },
}

let giveBack = (_texts: Readonly<Record<string, string>>) => {}
const told = fn()

/**
 * An owner on a busy machine gives the texts back late: what is typed in a language leaves what was typed in the other,
 * and what the owner sets itself is gone on from.
 */
export const LateOwner: Story = {
  tags: ['!dev', '!autodocs'],
  args: { kind: 'rich', name: 'history' },
  render: function Late(args, { globals }) {
    const [texts, setTexts] = useState<Readonly<Record<string, string>>>({
      es: '<p>uno</p>',
      en: '<p>one</p>',
    })
    giveBack = setTexts
    const label = words[storyLanguage(globals)].history
    return <BilingualField {...args} label={label} value={texts} onValueChange={told} />
  },
  play: async ({ canvas, globals }) => {
    told.mockClear()
    const label = words[storyLanguage(globals)].history
    const find = (language: string) =>
      canvas.findByRole('textbox', { name: `${label} ${language}` }, { timeout: 8000 })
    const spanish = await find('es')
    const english = await find('en')
    const type = async (text: HTMLElement, letter: string, times: number) => {
      text.focus()
      document.execCommand('insertText', false, letter)
      await waitFor(() => expect(told).toHaveBeenCalledTimes(times))
    }
    await type(spanish, 'a', 1)
    await type(english, 'b', 2)
    await expect(told).toHaveBeenLastCalledWith({ es: '<p>auno</p>', en: '<p>bone</p>' })
    for (const [texts] of told.mock.calls) {
      giveBack(texts)
      await drawn()
      await expect([spanish.textContent, english.textContent]).toEqual(['auno', 'bone'])
    }
    giveBack({ es: '<p>dos</p>', en: '<p>two</p>' })
    await waitFor(() => expect(spanish).toHaveTextContent('dos'))
    await type(english, 'c', 3)
    await expect(told).toHaveBeenLastCalledWith({ es: '<p>dos</p>', en: expect.stringContaining('c') })
  },
}

/** What an owner refuses in one language is not told again with the other. */
export const RefusingOwner: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args, { globals }) => (
    <BilingualField
      {...args}
      label={words[storyLanguage(globals)].title}
      value={{ es: 'Isla 4', en: 'Island 4' }}
      onValueChange={told}
    />
  ),
  play: async ({ canvas, globals }) => {
    told.mockClear()
    const { title } = words[storyLanguage(globals)]
    await userEvent.type(canvas.getByLabelText(`${title} es`), '!')
    await userEvent.type(canvas.getByLabelText(`${title} en`), '?')
    await expect(told).toHaveBeenLastCalledWith({ es: 'Isla 4', en: 'Island 4?' })
  },
}
