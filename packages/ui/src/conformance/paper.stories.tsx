import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import { TimelineGrid } from '../booking/TimelineGrid/TimelineGrid.tsx'
import { Button } from '../controls/Button/Button.tsx'
import { Form } from '../forms/Form/Form.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { Stack } from '../layout/Stack/Stack.tsx'
import { RecordSheet as PanelRecordSheet } from '../panel/RecordSheet/RecordSheet.tsx'
import { Carousel } from '../pictures/Carousel/Carousel.tsx'
import { ScaleDrawing } from '../pictures/ScaleDrawing/ScaleDrawing.tsx'
import { RecordSheet } from '../public/RecordSheet/RecordSheet.tsx'
import { WallView } from '../public/WallView/WallView.tsx'
import { WorkGrid } from '../public/WorkGrid/WorkGrid.tsx'
import { putOnPaper } from '../stories/putOnPaper.ts'
import { sampleSlides } from '../stories/sampleSlides.ts'
import { sampleTimeline, sampleToday } from '../stories/sampleTimeline.ts'
import { sampleWorks } from '../stories/sampleWorks.ts'
import { RichText } from '../text/RichText/RichText.tsx'

/** What is printed of a page, and what stays off the paper. */
const meta = {
  title: 'Conformidad/Papel',
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => {
      useEffect(putOnPaper, [])
      return <Story />
    },
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What waits to be pressed is not printed, however the part is laid out in a window. */
export const Pressed: Story = {
  render: () => (
    <>
      <Button variant="secondary">Reservar</Button>
      <Form>
        <TextField name="name" label="Nombre" />
      </Form>
      <Stack as="nav">Obras</Stack>
      <Stack data-screen="">En pantalla</Stack>
      <p>Una obra</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Una obra')).toBeVisible()
    for (const words of ['Reservar', 'Nombre', 'Obras', 'En pantalla'])
      await expect(canvas.getByText(words)).not.toBeVisible()
  },
}

/** A class of the page puts on paper what the kit keeps off it. */
export const Kept: Story = {
  render: () => (
    <>
      <style>{'.kept { display: block }'}</style>
      <nav className="kept">Obras</nav>
      <Form className="kept">
        <TextField name="name" label="Nombre" />
        <Button>Guardar</Button>
      </Form>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
    await expect(canvas.getByText('Guardar')).not.toBeVisible()
  },
}

/** What moves in a window stands still on paper, whole, and without what it is moved by. */
export const Slides: Story = {
  render: () => <Carousel label="Destacados" slides={sampleSlides('es')} autoplay />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const sheet = canvasElement.getBoundingClientRect()
    const pictures = canvas.getAllByRole('img')
    await expect(pictures.length).toBeGreaterThan(1)
    for (const picture of pictures) {
      const { left, right } = picture.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(sheet.left)
      await expect(right).toBeLessThanOrEqual(sheet.right)
    }
  },
}

/** A record is printed as it is read, though its fields stand in a form. */
export const RecordOfThePanel: Story = {
  render: () => (
    <PanelRecordSheet
      names={<TextField name="title" label="Título" defaultValue="Estructura abierta nº 26" />}
      facts={<TextField name="code" label="Código" defaultValue="BR-49-004" />}
      rail={<Button>Compartir</Button>}
      railLabel="Hoy"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Título' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Código' })).toBeVisible()
    await expect(canvas.getByText('Compartir')).not.toBeVisible()
  },
}

/**
 * The bars of a timeline and of its key are backgrounds, which browsers leave out unless told otherwise. No sheet ends
 * between its days and its first row.
 */
export const Bars: Story = {
  render: () => (
    <TimelineGrid
      from={sampleToday}
      today={sampleToday}
      events={sampleTimeline('es')}
      cellHref="#{id}-{day}"
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const [day] = canvas.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('a')])
    const bar = getComputedStyle(day ?? document.body, '::before')
    await expect(bar.printColorAdjust).toBe('exact')
    const [days, first] = canvas.getAllByRole('row')
    await expect(getComputedStyle(days ?? document.body).breakAfter).toBe('avoid')
    await expect(getComputedStyle(first ?? document.body).breakInside).toBe('avoid')
    for (const swatch of canvasElement.querySelectorAll('[data-kind]'))
      await expect(getComputedStyle(swatch).printColorAdjust).toBe('exact')
  },
}

/** However much there is to read, the label beside it stays together. */
export const LongText: Story = {
  render: () => (
    <RecordSheet
      kind="work"
      media={null}
      byline="Elsa Brandariz"
      title="Estructura abierta nº 26"
      facts={[{ term: 'Año', value: '1949' }]}
    >
      <ScaleDrawing height={81} width={55} />
      <RichText trustedHtml={`<p>${'La pintura vuelve sobre la misma mesa. '.repeat(400)}</p>`} />
      <p>BR-49-004</p>
    </RecordSheet>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const year = canvas.getByText('1949').getBoundingClientRect()
    const text = canvas.getByText(/^La pintura/).getBoundingClientRect()
    await expect(text.height).toBeGreaterThan(300)
    await expect(year.top - title.bottom).toBeLessThan(40)
    await expect(text.left).toBeGreaterThan(year.right)
    await expect(text.top).toBeLessThan(title.bottom)
  },
}

/** A wall is longer than a sheet, which has what hangs there with its labels. */
export const OffTheWall: Story = {
  render: () => {
    const works = sampleWorks('es')
    return <WallView works={works} printed={<WorkGrid works={works} />} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(sampleWorks('es').length)
  },
}
