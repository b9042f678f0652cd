import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { RichText } from './RichText.tsx'

const written = {
  es: '<p>La muestra reúne veintidós obras junto con bocetos, <a href="#correspondencia">correspondencia</a> y los catálogos que ella misma diagramó. <em>Ritmo sobre eje</em>, <strong>1953</strong>.</p><h3>Visitas guiadas</h3><p>De lunes a viernes, con turno:</p><ul><li>Con Ana Dulitzky, a las 15:00</li><li>Con Celia Iraola, a las 17:00</li></ul><ol><li>Pedí tu turno.</li><li>Confirmalo por mail.</li></ol><blockquote><p>El cuadro termina donde termina la idea.</p></blockquote>',
  en: '<p>The exhibition brings together twenty-two works with sketches, <a href="#letters">letters</a> and the catalogues that she laid out herself. <em>Rhythm on an Axis</em>, <strong>1953</strong>.</p><h3>Guided visits</h3><p>Monday to Friday, by appointment:</p><ul><li>With Ana Dulitzky, at 15:00</li><li>With Celia Iraola, at 17:00</li></ul><ol><li>Ask for a place.</li><li>Confirm it by e-mail.</li></ol><blockquote><p>The painting ends where the idea ends.</p></blockquote>',
}

const longWord = 'Constructivistisch-concretistischeausstellungseröffnungsveranstaltungsprogramme'

const meta = {
  title: 'Fundamentos/Texto/RichText',
  component: RichText,
  args: { trustedHtml: '' },
  render: (_args, { globals }) => <RichText trustedHtml={written[storyLanguage(globals)]} />,
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

/** What the gallerist wrote in the editor, cleaned by the server: all that such a text may be made of. */
export const OfTheEditor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(canvas.getAllByRole('list')).toHaveLength(2)
  },
}

/** Elements of one's own instead of HTML. */
export const OfElements: Story = {
  render: (_args, { globals }) => (
    <RichText>
      <p>{storyLanguage(globals) === 'es' ? 'Entrada libre y gratuita.' : 'Admission is free.'}</p>
      <p>Av. Córdoba 3380, Buenos Aires</p>
    </RichText>
  ),
}

/** The first paragraph said louder, the rest in two columns under it. */
export const WithOpening: Story = {
  render: (_args, { globals }) => (
    <RichText trustedHtml={written[storyLanguage(globals)]} opening="l" columns={2} />
  ),
}

/** A statement at the head of a page. */
export const Statement: Story = {
  render: (_args, { globals }) => <RichText trustedHtml={written[storyLanguage(globals)]} opening="xl" />,
}

/** A word longer than the line breaks rather than widen the page. */
export const LongWord: Story = {
  render: () => <RichText trustedHtml={`<p>${longWord.repeat(3)}</p>`} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Nothing was written: nothing is shown. */
export const Empty: Story = { render: () => <RichText trustedHtml="" /> }
