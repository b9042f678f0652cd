import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../controls/Button/Button.tsx'
import { Form } from '../forms/Form/Form.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { Stack } from '../layout/Stack/Stack.tsx'
import { RecordSheet } from '../panel/RecordSheet/RecordSheet.tsx'
import { Carousel } from '../pictures/Carousel/Carousel.tsx'
import { putOnPaper } from '../stories/putOnPaper.ts'
import { sampleSlides } from '../stories/sampleSlides.ts'

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
    <RecordSheet
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
