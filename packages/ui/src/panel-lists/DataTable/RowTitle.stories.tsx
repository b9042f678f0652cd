import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { samplePicture } from '../../stories/samplePictures.ts'
import { say } from '../../stories/say.ts'
import { from } from '../../tokens/breakpoints.ts'
import { RowLines, RowTitle } from './RowTitle.tsx'

const meta = {
  title: 'Panel/Listas/RowTitle',
  component: RowTitle,
  args: { title: 'Elsa Brandariz', note: '14 obras' },
} satisfies Meta<typeof RowTitle>

export default meta
type Story = StoryObj<typeof meta>

/** A name over what is said of it. */
export const NameAndNote: Story = {}

/** A work: its picture, its title in italics, the year after it. */
export const OfAWork: Story = {
  args: {
    title: (
      <>
        <em>Ritmo sobre eje nº 35</em>, 1953
      </>
    ),
    weight: 'regular',
    note: <em lang="en">Rhythm on Axis No. 35</em>,
    picture: samplePicture,
  },
}

/** In a row a long title is cut after two lines, and what stands under it after one. */
export const LongTitle: Story = {
  args: {
    title: <em>La vereda de enfrente a la hora en que nadie pasa y todo lo que estaba por pasar espera</em>,
    weight: 'regular',
    note: <span lang="en">The pavement opposite at the hour when nobody passes and everything waits</span>,
    picture: samplePicture,
  },
  render: (args) => (
    <table>
      <tbody>
        <tr>
          <td>
            <RowTitle {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    // On less there are cards, which have the space.
    if (!matchMedia(from('desktop')).matches) return
    const linesOf = (text: RegExp) => {
      const line = canvas.getByText(text).parentElement
      return line ? line.clientHeight / parseFloat(getComputedStyle(line).lineHeight) : 0
    }
    await expect(linesOf(/vereda/)).toBeCloseTo(2, 1)
    await expect(linesOf(/pavement/)).toBeCloseTo(1, 1)
  },
}

/** A work that has no picture yet: what is said of it stands there all the same. */
export const WithoutPicture: Story = {
  args: { picture: null },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('14 obras')).toBeVisible()
    await expect(canvas.getByText(say(globals, 'dataTable.noImage'))).toBeVisible()
  },
}

/** An event: its colour along the edge of a cropped view. */
export const OfAnEvent: Story = {
  args: {
    title: 'La línea que corta la esquina',
    note: 'The line that cuts the corner',
    picture: samplePicture,
    shape: 'view',
    color: 'red',
  },
}

/** The cells beside it: two lines, cut where they get long. */
export const Lines: Story = {
  render: () => (
    <RowLines note="92 × 64 × 3 cm" clip>
      Óleo sobre tela montada en bastidor recortado
    </RowLines>
  ),
}
