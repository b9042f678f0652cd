import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { TextArea } from './TextArea.tsx'

const words = {
  es: {
    label: 'Mensaje',
    text: 'Hola, quisiera saber si Ritmo sobre eje n.º 35 se puede ver fuera de la muestra.',
  },
  en: { label: 'Message', text: 'Hello, can Rhythm on Axis no. 35 be seen after the exhibition?' },
}
const refusals = {
  es: { message: ['Escribí tu mensaje.'] },
  en: { message: ['Write your message.'] },
}

const meta = {
  title: 'Fundamentos/Formularios/TextArea',
  component: TextArea,
  args: { name: 'message', label: 'Mensaje' },
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return <TextArea defaultValue={text.text} {...args} label={text.label} />
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

/** The visitor may draw it taller. */
export const Filled: Story = {}

/** May be left empty, and says so. */
export const Optional: Story = { args: { optional: true, defaultValue: '' } }

/** What the server says of it stands below. */
export const Invalid: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Form errors={refusals[language]}>
        <TextArea {...args} label={words[language].label} />
      </Form>
    )
  },
}

/** Nothing written yet. */
export const Empty: Story = { args: { defaultValue: '' } }

/** Nothing can be written now. */
export const Disabled: Story = { args: { disabled: true } }
