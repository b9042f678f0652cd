import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FieldGrid } from '../../forms/Form/FieldGrid.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { findEntities, sampleEntities } from '../../stories/sampleEntities.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { EntityPicker } from './EntityPicker.tsx'
import type { Entity } from './entity.ts'

const words = {
  es: { many: 'Artistas', one: 'Artista', save: 'Guardar', missing: 'Elegí al menos uno.' },
  en: { many: 'Artists', one: 'Artist', save: 'Save', missing: 'Choose at least one.' },
}
const onChange = fn()
const onCreate = fn()
const onRetry = fn()

type Given = Partial<
  Pick<
    ComponentProps<typeof EntityPicker>,
    'loading' | 'failure' | 'disabled' | 'readOnly' | 'onKeyDown' | 'hint'
  >
>

/** Several artists, found as a server would. */
function Many({
  language,
  first = [],
  ...props
}: Given & { language: StoryLanguage; first?: readonly Entity[] }) {
  const [query, setQuery] = useState('')
  const [value, setValue] = useState<readonly Entity[]>(first)
  return (
    <EntityPicker
      name="artists"
      label={words[language].many}
      {...props}
      multiple
      options={findEntities(language, query)}
      query={query}
      onQueryChange={setQuery}
      value={value}
      onChange={(chosen) => {
        onChange(chosen.map(({ id }) => id))
        setValue(chosen)
      }}
      onCreate={onCreate}
      onRetry={onRetry}
    />
  )
}

/** One artist, or none. */
function One({ language }: { language: StoryLanguage }) {
  const [query, setQuery] = useState('')
  const [value, setValue] = useState<Entity | null>(null)
  return (
    <EntityPicker
      name="artist"
      label={words[language].one}
      optional
      options={findEntities(language, query)}
      query={query}
      onQueryChange={setQuery}
      value={value}
      onChange={setValue}
    />
  )
}

const chosen = (language: StoryLanguage) => sampleEntities(language).slice(0, 1)

/** Who holds the query and what was chosen, for the page of documentation. */
const code = `<EntityPicker
  name="artists"
  label="Artistas"
  multiple
  options={found}
  query={query}
  onQueryChange={setQuery}
  value={chosen}
  onChange={setChosen}
  onCreate={create}
/>`

const meta = {
  title: 'Panel/Formularios/EntityPicker',
  component: EntityPicker,
  args: {
    name: 'artists',
    label: 'Artistas',
    options: [],
    query: '',
    onQueryChange: fn(),
    multiple: true,
    value: [],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
  render: (_args, { globals }) => <Many language={storyLanguage(globals)} />,
  beforeEach: () => {
    onChange.mockClear()
    onCreate.mockClear()
    onRetry.mockClear()
  },
} satisfies Meta<typeof EntityPicker>

export default meta
/** One or several: the props differ, so each story says its own. */
type Story = StoryObj

/** Nothing chosen, nothing typed. */
export const Empty: Story = {
  parameters: { docs: { source: { code } } },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('combobox', { name: words[storyLanguage(globals)].many })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

/** By the keyboard alone: what is typed is underlined in what it finds, accents aside; Enter chooses and goes on. */
export const Several: Story = {
  render: (_args, { globals }) => {
    const language = storyLanguage(globals)
    return <Many language={language} first={chosen(language)} />
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const field = canvas.getByRole('combobox')
    const sent = canvasElement.querySelector<HTMLInputElement>('input[name="artists"]')
    const heard: (string | undefined)[] = []
    for (const event of ['input', 'change']) sent?.addEventListener(event, () => heard.push(sent.value))
    await userEvent.type(field, 'szabo')
    const option = await canvas.findByRole('option', { name: /Ruth Szabó/ })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(within(option).getByText('Szabó').tagName).toBe('MARK')
    await userEvent.keyboard('{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith([1, 3])
    await expect(field).toHaveValue('')
    await expect(sent).toHaveValue('1,3')

    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.queryByRole('option', { name: /Szabó/ })).toBeNull()
    await userEvent.keyboard('{Backspace}')
    await expect(onChange).toHaveBeenLastCalledWith([1])
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'entityPicker.remove', { name: 'Elsa Brandariz' }) })
    )
    await expect(onChange).toHaveBeenLastCalledWith([])
    await expect(heard).toEqual(['1,3', '1,3', '1', '1', '', ''])
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

/** One only: choosing another takes its place. */
export const Single: Story = {
  render: (_args, { globals }) => <One language={storyLanguage(globals)} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.click(await canvas.findByRole('option', { name: /Szalay/ }))
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'lemos{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('Horacio Lemos')).toBeVisible()
  },
}

/** What is nobody's name can be made of the words, by the last line. */
export const Creating: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sza')
    const create = say(globals, 'entityPicker.create', { query: 'sza' })
    await expect(canvas.getByRole('option', { name: create })).toBeVisible()
    await userEvent.keyboard('{End}{Enter}')
    await expect(onCreate).toHaveBeenCalledWith('sza')
  },
}

/** Open, for looking at. */
export const Open: Story = {
  render: Several.render,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sza')
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
  },
}

/** The answer is on its way: what is there stays, and Enter chooses nothing. */
export const Loading: Story = {
  render: (_args, { globals }) => <Many language={storyLanguage(globals)} loading />,
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent(say(globals, 'entityPicker.loading'))
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.keyboard('sza{Enter}')
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** Nothing matches, and nothing can be created. */
export const NothingFound: Story = {
  render: (_args, { globals }) => <One language={storyLanguage(globals)} />,
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    const none = say(globals, 'entityPicker.none', { query: 'zzz' })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(none))
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

/** The search failed; Enter asks again. */
export const Failed: Story = {
  render: (_args, { globals }) => <Many language={storyLanguage(globals)} failure />,
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sza')
    await expect(canvas.getByRole('status')).toHaveTextContent(say(globals, 'entityPicker.failed'))
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

const refused = { es: { artists: [words.es.missing] }, en: { artists: [words.en.missing] } }

/** The form refused it; choosing takes the message away. */
export const Invalid: Story = {
  render: (_args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Form errors={refused[language]}>
        <Many language={language} />
        <SubmitRow>{words[language].save}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(words[storyLanguage(globals)].missing)
    await userEvent.keyboard('sza{Enter}')
    await expect(field).toBeValid()
  },
}

/** What the form around the field sends of it. */
const sentFrom = (field: HTMLElement) => new FormData(field.closest('form') ?? undefined).get('artists')

/** It can be read, not changed, and is not sent. */
export const Disabled: Story = {
  render: (_args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <form>
        <Many language={language} first={chosen(language)} disabled />
      </form>
    )
  },
  play: async ({ canvas }) => {
    await expect(sentFrom(canvas.getByRole('combobox'))).toBeNull()
  },
}

/** It can be read and is sent, not changed. */
export const ReadOnly: Story = {
  render: (_args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <form>
        <Many language={language} first={chosen(language)} readOnly />
      </form>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{Backspace}{ArrowDown}{Enter}')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(onChange).not.toHaveBeenCalled()
    await expect(sentFrom(field)).toBe('1')
  },
}

/** A page that has something else to do with a key prevents it, and what is chosen stays. */
export const Prevented: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => {
    const language = storyLanguage(globals)
    return <Many language={language} first={chosen(language)} onKeyDown={(event) => event.preventDefault()} />
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{Backspace}{ArrowDown}')
    await expect(onChange).not.toHaveBeenCalled()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Many and long ones wrap inside the field. */
export const LongWords: Story = {
  render: (_args, { globals }) => {
    const language = storyLanguage(globals)
    const long = 'Maximiliano Etchegoyenberry de la Santísima Trinidad y los Remedios de Escalada'
    return <Many language={language} first={[...sampleEntities(language), { id: 9, label: long }]} />
  },
}

/** Beside a field it is as high as that one. */
export const BesideAField: Story = {
  render: (_args, { globals }) => (
    <FieldGrid>
      <One language={storyLanguage(globals)} />
      <TextField name="code" label={words[storyLanguage(globals)].save} />
    </FieldGrid>
  ),
  play: async ({ canvas }) => {
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height
    const box = canvas.getByRole('combobox').parentElement
    await expect(heightOf(box)).toBe(heightOf(canvas.getByRole('textbox')))
  },
}
