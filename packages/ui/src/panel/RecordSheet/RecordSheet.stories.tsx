import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Select } from '../../forms/Select/Select.tsx'
import { Switch } from '../../forms/Switch/Switch.tsx'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Facts } from '../../layout/Facts/Facts.tsx'
import { BilingualField, type BilingualText } from '../../panel-forms/BilingualField/BilingualField.tsx'
import { MeasuresField } from '../../panel-forms/MeasuresField/MeasuresField.tsx'
import { languageName } from '../../private/fieldLanguages.ts'
import { samplePicture, sampleTextile } from '../../stories/samplePictures.ts'
import { say, storyLanguage, storyLocale } from '../../stories/say.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import { RecordFold } from '../RecordFold/RecordFold.tsx'
import { RecordPictures } from '../RecordPictures/RecordPictures.tsx'
import { RecordSheet, type RecordSheetProps } from './RecordSheet.tsx'

const words = {
  es: {
    title: 'Título',
    technique: 'Técnica',
    sizes: 'Medidas',
    sides: ['Alto, cm', 'Ancho, cm'],
    status: 'Estado',
    sold: 'Vendida',
    code: 'Código',
    description: 'Descripción',
    cited: 'Citada en',
    notes: 'Notas',
    notesHint: 'Solo se leen en el panel.',
    seen: 'Pública',
    owner: 'Propietario',
    today: 'Hoy',
    now: 'En curso',
    pictures: 'Imágenes',
    refused: 'El código ya es de otra obra.',
  },
  en: {
    title: 'Title',
    technique: 'Technique',
    sizes: 'Size',
    sides: ['Height, cm', 'Width, cm'],
    status: 'Status',
    sold: 'Sold',
    code: 'Code',
    description: 'Description',
    cited: 'Cited in',
    notes: 'Notes',
    notesHint: 'Read in the panel only.',
    seen: 'Public',
    owner: 'Owner',
    today: 'Today',
    now: 'On now',
    pictures: 'Pictures',
    refused: 'Another work has this code.',
  },
} as const

const texts: Record<string, BilingualText> = {
  title: { es: 'Estructura abierta nº 26', en: 'Open Structure No. 26' },
  technique: { es: 'Esmalte sobre tabla, marco recortado', en: 'Enamel on panel, shaped frame' },
  description: {
    es: '<p>La más temprana de las tablas de borde irregular que se conservan.</p>',
    en: '<p>The earliest surviving panel with an irregular edge.</p>',
  },
  cited: { es: '<p>A. Dulitzky, <em>Sur y Plano</em> 12, 2016.</p>', en: '' },
}
const nothing: BilingualText = { es: '', en: '' }
const onSubmit = fn()

type Words = (typeof words)['es' | 'en']

function Owned({ say: told, ...args }: Partial<RecordSheetProps> & { say: Words }) {
  const [values, setValues] = useState(texts)
  const [sides, setSides] = useState(['81', '55'])
  const [open, setOpen] = useState(false)
  const changed = Object.keys(values).flatMap((name) =>
    (['es', 'en'] as const)
      .filter((language) => values[name]?.[language] !== texts[name]?.[language])
      .map((language) => `${name}_${language}`)
  )
  const bilingual = (name: string) => ({
    name,
    value: values[name] ?? nothing,
    onValueChange: (value: BilingualText) => setValues((all) => ({ ...all, [name]: value })),
  })
  return (
    <RecordSheet
      work
      pictures={
        <RecordPictures
          label={told.pictures}
          pictures={[
            { id: 1, picture: { ...samplePicture, alt: '' } },
            { id: 2, picture: { ...sampleTextile, alt: '' } },
          ]}
          addHref="#images"
        />
      }
      before="Elsa Brandariz"
      names={<BilingualField label={told.title} {...bilingual('title')} />}
      facts={
        <>
          <BilingualField optional label={told.technique} {...bilingual('technique')} />
          <MeasuresField
            label={told.sizes}
            unit="cm"
            measures={sides.map((value, index) => ({
              name: `side_${index}`,
              label: told.sides[index] ?? '',
              value,
              onChange: ({ target }) =>
                setSides((all) => all.map((side, at) => (at === index ? target.value : side))),
            }))}
          />
          <Select
            name="status"
            label={told.status}
            options={[{ value: 'sold', label: told.sold }]}
            defaultValue="sold"
          />
          <TextField optional name="code" label={told.code} defaultValue="BR-49-004" />
        </>
      }
      texts={
        <>
          <BilingualField optional kind="rich" label={told.description} {...bilingual('description')} />
          <BilingualField optional kind="rich" label={told.cited} {...bilingual('cited')} />
          <TextArea optional name="notes" label={told.notes} hint={told.notesHint} rows={2} />
        </>
      }
      rail={
        <>
          <Switch label={told.seen} defaultChecked />
          <Facts items={[{ term: told.owner, value: 'Familia Brandariz' }]} />
        </>
      }
      railLabel={told.today}
      folds={
        <RecordFold label={told.pictures} count={2} open={open} onOpenChange={setOpen}>
          …
        </RecordFold>
      }
      changed={changed}
      onRestore={(marked) => {
        const name = marked.slice(0, -3)
        const saved = texts[name] ?? nothing
        const side = marked.endsWith('_es') ? { es: saved.es } : { en: saved.en }
        setValues((all) => ({ ...all, [name]: { ...nothing, ...all[name], ...side } }))
      }}
      onSubmit={onSubmit}
      {...args}
    />
  )
}

/** A sheet whose English is refused when it is saved. */
function Refusing({ say: told }: { say: Words }) {
  const [errors, setErrors] = useState<RecordSheetProps['errors']>()
  return <Owned say={told} errors={errors} onSubmit={() => setErrors({ description_en: [told.refused] })} />
}

const meta = {
  title: 'Panel/Marco/RecordSheet',
  component: RecordSheet,
  args: { names: null, rail: null, railLabel: 'Hoy' },
  parameters: { layout: 'padded' },
  render: (_args, { globals }) => <Owned say={words[storyLanguage(globals)]} />,
} satisfies Meta<typeof RecordSheet>

export default meta
type Story = StoryObj<typeof meta>

/** Read as a page, written where it stands: what differs from what is saved has a dot. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    onSubmit.mockClear()
    const { title } = words[storyLanguage(globals)]
    const english = canvas.getByRole('textbox', { name: `${title} en` })
    // No number stands alone in the second line of a name.
    const name = canvas.getByRole('textbox', { name: `${title} es` })
    await expect(getComputedStyle(name).getPropertyValue('text-wrap')).toBe('balance')
    // Letters that stand closer leave its words apart.
    await expect(Number.parseFloat(getComputedStyle(name).wordSpacing)).toBeGreaterThan(1)
    // A typeface whose letters hang lower is not cut.
    name.style.fontFamily = 'serif'
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
    name.style.fontFamily = ''
    await userEvent.type(english, ', 1949')
    await expect(english).toHaveValue('Open Structure No. 26, 1949')
    await expect(canvasElement.querySelector('[data-changed] [name="title_en"]')).toBe(english)
    // One line: Enter saves.
    await userEvent.type(english, '{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await expect(english).toHaveValue('Open Structure No. 26, 1949')
  },
}

/** A name with a word that may be longer than its line is set smaller. */
export const LongName: Story = {
  play: async ({ canvas, globals }) => {
    const { title } = words[storyLanguage(globals)]
    const name = canvas.getByRole('textbox', { name: `${title} es` })
    const size = () => Number.parseFloat(getComputedStyle(name).fontSize)
    const usual = size()
    await userEvent.type(name, ', correspondencia')
    await expect(size()).toBeLessThan(usual)
  },
}

/** Esc gives a name or a fact what is saved of it; a text keeps what was written. */
export const Restored: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { title, description } = words[storyLanguage(globals)]
    const english = canvas.getByRole('textbox', { name: `${title} en` })
    await userEvent.type(english, ', 1949')
    await userEvent.keyboard('{Escape}')
    await expect(english).toHaveValue('Open Structure No. 26')
    await expect(english).toHaveFocus()
    await expect(canvasElement.querySelector('[data-changed]')).toBeNull()
    const text = await waitFor(() => canvas.getByRole('textbox', { name: `${description} en` }))
    await userEvent.type(text, 'New.')
    await userEvent.keyboard('{Escape}')
    await expect(text).toHaveTextContent('New.')
  },
}

/** What one language lacks is offered, and begun with the other's text. */
export const Missing: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { cited } = words[storyLanguage(globals)]
    const heard = fn()
    canvasElement.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) heard(target.name, target.value)
    })
    const english = await waitFor(() => canvas.getByRole('textbox', { name: `${cited} en` }))
    await expect(english).toHaveAccessibleDescription(new RegExp(say(globals, 'bilingualField.missing')))
    await userEvent.click(
      canvas.getByRole('button', {
        name: say(globals, 'bilingualField.copy', { language: languageName('es', storyLocale(globals)) }),
      })
    )
    await waitFor(() => expect(within(english).getByText(/Sur y Plano/)).toBeVisible())
    await expect(heard).toHaveBeenLastCalledWith('cited_en', expect.stringContaining('Sur y Plano'))
  },
}

/** What was refused has a bar at its left, and says why. */
export const Refused: Story = {
  render: (_args, { globals }) => {
    const told = words[storyLanguage(globals)]
    return <Owned say={told} errors={{ code: [told.refused] }} />
  },
  play: async ({ canvas, globals }) => {
    const { code, refused } = words[storyLanguage(globals)]
    const field = canvas.getByRole('textbox', { name: code })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(refused)
  },
}

/** An event is in bold, and its tag has its colour. */
export const OfAnEvent: Story = {
  render: (_args, { globals }) => {
    const told = words[storyLanguage(globals)]
    return <Owned say={told} work={false} color="red" rail={<Tag tone="event">{told.now}</Tag>} />
  },
}

/**
 * On a phone one under the other: what decides today before what is known. One language of the texts is seen; the switch
 * says what is unsaved or missing in the other.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { description } = words[storyLanguage(globals)]
    const text = (language: string) => canvas.queryByRole('textbox', { name: `${description} ${language}` })
    const english = () => canvas.getByRole('button', { name: /^English/ })
    const missing = say(globals, 'recordSheet.missing', { count: 1 })
    await waitFor(() => expect(english()).toHaveAccessibleName(expect.stringContaining(missing)))
    await waitFor(() => expect(text('es')).toBeVisible())
    await expect(text('en')).toBeNull()
    // The switch is the line above the first text.
    const [first] = canvasElement.querySelectorAll('[role="group"]:has(> [aria-pressed]) + *')
    await expect(first && getComputedStyle(first).borderTopWidth).toBe('0px')
    await userEvent.click(english())
    await expect(text('es')).toBeNull()
    const field = text('en')
    if (field) await userEvent.type(field, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }))
    const unsaved = say(globals, 'recordSheet.unsaved')
    await waitFor(() => expect(english()).toHaveAccessibleName(expect.stringContaining(unsaved)))
  },
}

/** What is refused in the language that is not seen is brought before the eyes. */
export const RefusedBehindTheSwitch: Story = {
  globals: { viewport: { value: 'small' } },
  render: (_args, { globals }) => <Refusing say={words[storyLanguage(globals)]} />,
  play: async ({ canvas, globals }) => {
    const { title, description } = words[storyLanguage(globals)]
    const text = (language: string) => canvas.getByRole('textbox', { name: `${description} ${language}` })
    await waitFor(() => expect(text('es')).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: `${title} es` }), '{Enter}')
    await waitFor(() => expect(text('en')).toHaveFocus())
    await expect(text('en')).toBeInvalid()
  },
}
