import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { TabLinks } from './TabLinks.tsx'

const words = {
  es: { label: 'Secciones de la obra', tabs: ['Datos y textos', 'Imágenes', 'Movimientos'] },
  en: { label: 'Sections of the work', tabs: ['Details and texts', 'Images', 'Movements'] },
}

function items(language: 'es' | 'en', errors = 0) {
  const [data = '', images = '', movements = ''] = words[language].tabs
  return [
    { label: data, href: '#datos', current: true, errors },
    { label: images, href: '#imagenes', count: 3 },
    { label: movements, href: '#movimientos', count: 4 },
  ]
}

const meta = {
  title: 'Panel/Marco/TabLinks',
  component: TabLinks,
  args: { label: words.es.label, items: items('es') },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <TabLinks {...args} label={words[language].label} items={items(language)} />
  },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

/** Links with counts; the section on the screen is bold over an ink line. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const [first = ''] = words[storyLanguage(globals)].tabs
    await expect(canvas.getByRole('link', { name: first })).toHaveAttribute('aria-current', 'page')
  },
}

/** The section on the screen is wrong. */
export const WithErrors: Story = {
  render: (args, { globals }) => <TabLinks {...args} items={items(storyLanguage(globals), 2)} />,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: new RegExp(say(globals, 'tabs.errors', { count: 2 })) })
    ).toBeVisible()
  },
}

/** On a phone they go on sideways. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
