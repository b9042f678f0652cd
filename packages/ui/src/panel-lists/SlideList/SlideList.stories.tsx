import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TextField } from '../../index.ts'
import { languageName } from '../../private/fieldLanguages.ts'
import { drawn } from '../../stories/drawn.ts'
import { sampleManagedSlides } from '../../stories/sampleManagedSlides.ts'
import { say, storyLocale } from '../../stories/say.ts'
import type { ManagedSlide, SlideId } from './managedSlide.ts'
import { SlideList, type SlideListProps } from './SlideList.tsx'

// The page shows the code of the component, not of its keeper.
Owned.displayName = 'SlideList'

const meta = {
  title: 'Panel/Listas/SlideList',
  component: SlideList,
  args: {
    label: 'Slides',
    slides: sampleManagedSlides,
    upload: fn(async () => {}),
    onReorder: fn(),
    onTitles: fn(),
    onActiveChange: fn(),
    onReplace: fn(),
    onDelete: fn(),
  },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof SlideList>

/** Keeps the slides as the screen of the panel does. */
function Owned(props: SlideListProps<string>) {
  const [slides, setSlides] = useState(props.slides)
  const change = (id: SlideId, to: Partial<ManagedSlide<string>>) =>
    setSlides(slides.map((slide) => (slide.id === id ? { ...slide, ...to } : slide)))
  return (
    <SlideList
      {...props}
      slides={slides.map((slide, index) => ({
        ...slide,
        link: <TextField name={`slides.${index}.link`} label="Lleva a" optional defaultValue="/artists/3" />,
      }))}
      onReorder={(ids) => {
        props.onReorder(ids)
        setSlides(ids.flatMap((id) => slides.filter((slide) => slide.id === id)))
      }}
      onTitles={(id, titles) => {
        props.onTitles(id, titles)
        change(id, { titles })
      }}
      onActiveChange={(id, active) => {
        props.onActiveChange(id, active)
        change(id, { active })
      }}
      onDelete={(id) => {
        props.onDelete(id)
        setSlides(slides.filter((slide) => slide.id !== id))
      }}
    />
  )
}

export default meta
type Story = StoryObj<typeof meta>

/** One lacks English and says what visitors will read; the last is hidden. One that is deleted leaves the focus to the next. */
export const Several: Story = {
  play: async ({ canvas, args, globals }) => {
    const english = await canvas.findByLabelText(
      say(globals, 'slideList.titleOf', { language: 'en', position: 3 })
    )
    await expect(english).toHaveAccessibleDescription(
      say(globals, 'slideList.missing', {
        language: languageName('en', storyLocale(globals)),
        first: languageName('es', storyLocale(globals)),
      })
    )
    await userEvent.type(english, 'X')
    await expect(args.onTitles).toHaveBeenLastCalledWith(3, { es: 'Horas del patio', en: 'X' })
    const name = sampleManagedSlides[0]?.titles.es ?? ''
    await userEvent.click(canvas.getByRole('switch', { name: say(globals, 'slideList.activeOf', { name }) }))
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(1, false)
    const [, next] = canvas.getAllByRole('listitem')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'slideList.delete', { name }) }))
    await expect(args.onDelete).toHaveBeenCalledWith(1)
    await expect(next).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null
    )
  },
}

/** Space lifts, arrows move, space drops. */
export const OrderedByKeyboard: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = sampleManagedSlides[0]?.titles.es ?? ''
    // What drags comes later, and the button that it ties itself to may be another one.
    const grip = () => canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })
    await waitFor(() => expect(grip()).toBeEnabled())
    grip().focus()
    await userEvent.keyboard(' ')
    await canvas.findByText(
      say(globals, 'sorting.lifted', { name, position: 1, total: sampleManagedSlides.length })
    )
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByText(
      say(globals, 'sorting.over', { name, position: 2, total: sampleManagedSlides.length })
    )
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith([2, 1, 3, 4]))
  },
}

/** The arrows beside the grip do the same, one place at a time. What is said last, as of a picture that comes in, is said alone. */
export const OrderedByButtons: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const name = sampleManagedSlides[0]?.titles.es ?? ''
    const total = sampleManagedSlides.length
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'imageManager.down', { name }) }))
    await expect(args.onReorder).toHaveBeenCalledWith([2, 1, 3, 4])
    await canvas.findByText(say(globals, 'sorting.moved', { name, position: 2, total }))
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')
    if (!picker) throw new Error('There is nothing to choose a file with')
    await userEvent.upload(picker, new File(['x'], 'patio.jpg', { type: 'image/jpeg' }))
    await canvas.findByText(say(globals, 'imageManager.uploaded', { name: 'patio.jpg' }))
  },
}

/** Gives the list a picture, by drop and by paste. */
function give(list: Element, picture: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(picture)
  const how = { bubbles: true, cancelable: true }
  list.dispatchEvent(new DragEvent('drop', { dataTransfer, ...how }))
  list.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dataTransfer, ...how }))
}

/** In a disabled fieldset nothing is added, neither by drop nor by paste, and nothing about a slide changes. */
export const Disabled: Story = {
  render: (args) => (
    <fieldset disabled>
      <Owned {...args} slides={args.slides.slice(0, 1)} />
    </fieldset>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    give(canvas.getByRole('region'), new File(['x'], 'patio.jpg', { type: 'image/jpeg' }))
    await drawn()
    await expect(canvas.queryByText('patio.jpg')).toBeNull()
    await expect(args.upload).not.toHaveBeenCalled()
    const controls = canvasElement.querySelectorAll('button, input')
    await expect([...controls].filter((control) => !control.matches(':disabled'))).toEqual([])
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveStyle({ cursor: 'not-allowed' })
  },
}

/** Nothing to show yet. */
export const Empty: Story = { args: { slides: [] } }

/** On their way. */
export const Loading: Story = { args: { slides: [], state: 'loading' } }

/** They could not be had. */
export const Failed: Story = {
  args: { slides: [], state: 'failed', onRetry: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'slideList.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
