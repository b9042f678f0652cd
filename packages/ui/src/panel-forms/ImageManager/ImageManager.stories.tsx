import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { drawn } from '../../stories/drawn.ts'
import { sampleImages } from '../../stories/sampleImages.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { ImageManager, type ImageManagerProps } from './ImageManager.tsx'
import type { ManagedImage } from './managedImage.ts'
import type { UploadContext } from './useUploads.ts'

const labels = {
  es: 'Imágenes de La línea que corta la esquina',
  en: 'Images of The Line That Cuts the Corner',
}
const damaged = {
  es: 'La imagen está dañada y no se puede leer.',
  en: 'The image is damaged and can’t be read.',
}

/** Sendings that the story drives by hand, by the name of the file. */
const sending = new Map<string, UploadContext & { finish: () => void; fail: (message: string) => void }>()

const upload = fn(
  (file: File, context: UploadContext) =>
    new Promise<void>((resolve, reject) => {
      sending.set(file.name, {
        ...context,
        finish: resolve,
        fail: (message) => reject(new Error(message)),
      })
    })
)

// The page shows the code of the component, not of its keeper.
Owned.displayName = 'ImageManager'

const meta = {
  title: 'Panel/Formularios/ImageManager',
  component: ImageManager,
  args: {
    label: '',
    images: [],
    upload,
    onReorder: fn(),
    onDescribe: fn(),
    onActiveChange: fn(),
    onDelete: fn(),
    onPendingChange: fn(),
  },
  render: (args, { globals }) => <Owned {...args} label={labels[storyLanguage(globals)]} />,
  beforeEach: () => {
    sending.clear()
    upload.mockClear()
  },
} satisfies Meta<typeof ImageManager>

/** Keeps the images as a screen of the panel would. */
function Owned(props: ImageManagerProps<string>) {
  const [images, setImages] = useState(props.images)
  const change = (id: ManagedImage['id'], to: Partial<ManagedImage<string>>) =>
    setImages(images.map((image) => (image.id === id ? { ...image, ...to } : image)))
  return (
    <ImageManager
      {...props}
      images={images}
      onReorder={(ids) => {
        props.onReorder(ids)
        setImages(ids.flatMap((id) => images.filter((image) => image.id === id)))
      }}
      onDescribe={(id, descriptions) => {
        props.onDescribe(id, descriptions)
        change(id, { descriptions })
      }}
      onActiveChange={(id, active) => {
        props.onActiveChange?.(id, active)
        change(id, { active })
      }}
      onDelete={(id, name) => {
        props.onDelete(id, name)
        setImages(images.filter((image) => image.id !== id))
      }}
    />
  )
}

export default meta
type Story = StoryObj<typeof meta>

const jpeg = (name: string, bytes = 11.3 * 1024 * 1024) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

/** Files over an element; what it gives back lets them go. */
function drag(target: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const send = (kind: string) =>
    target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
  send('dragover')
  return () => send('drop')
}

/** The first is the cover; one is not active and keeps its switch at full strength. */
export const Several: Story = {
  args: { images: sampleImages },
  play: async ({ canvas, args, globals }) => {
    const [, english] = await canvas.findAllByLabelText(
      say(globals, 'imageManager.description', { language: 'en' })
    )
    if (!english) throw new Error('The second image has no field for English')
    await userEvent.type(english, '!')
    await expect(args.onDescribe).toHaveBeenLastCalledWith(2, {
      es: 'Al frente, Ritmo sobre eje nº 35',
      en: 'In front, Rhythm on an Axis No. 35!',
    })
    const [first] = canvas.getAllByRole('switch')
    if (!first) throw new Error('There is no switch')
    await userEvent.click(first)
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(1, false)
  },
}

/** Space lifts, arrows move, space drops, Escape leaves it; all of it is said. The focus stays on the grip. */
export const OrderedByKeyboard: Story = {
  args: { images: sampleImages },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const name = sampleImages[0]?.descriptions.es ?? ''
    // What drags comes later, and the button that it ties itself to may be another one.
    const grip = () => canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })
    await waitFor(() => expect(grip()).toBeEnabled())
    grip().focus()
    await userEvent.keyboard(' ')
    const total = sampleImages.length
    await canvas.findByText(say(globals, 'sorting.lifted', { name, position: 1, total }))
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByText(say(globals, 'sorting.over', { name, position: 2, total }))
    await waitFor(() => expect(canvasElement.querySelector('[data-drop="after"]')).not.toBeNull())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onReorder).toHaveBeenCalledWith([2, 1, 3, 4]))
    await canvas.findByText(say(globals, 'sorting.moved', { name, position: 2, total }))
    await userEvent.keyboard(' ')
    await canvas.findByText(say(globals, 'sorting.lifted', { name, position: 2, total }))
    await userEvent.keyboard('{Escape}')
    await canvas.findByText(say(globals, 'sorting.cancelled', { name }))
    await expect(args.onReorder).toHaveBeenCalledOnce()
  },
}

/** The arrows beside the grip do the same, one place at a time, for who cannot drag. */
export const OrderedByButtons: Story = {
  args: { images: sampleImages },
  play: async ({ canvas, args, globals }) => {
    const name = sampleImages[0]?.descriptions.es ?? ''
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })).toBeEnabled()
    )
    const down = () => canvas.getByRole('button', { name: say(globals, 'imageManager.down', { name }) })
    await userEvent.click(down())
    await expect(args.onReorder).toHaveBeenLastCalledWith([2, 1, 3, 4])
    await expect(down()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onReorder).toHaveBeenLastCalledWith([2, 3, 4, 1])
    await expect(down()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onReorder).toHaveBeenCalledTimes(3)
  },
}

/**
 * Deleted at once, without a question; the focus goes to the one that moves up, else to the one before, at last to where
 * another is added.
 */
export const Deleted: Story = {
  args: { images: sampleImages.slice(0, 3) },
  play: async ({ canvas, args, globals }) => {
    const names = sampleImages.map(({ descriptions }) => descriptions.es ?? '')
    const [first = '', second = '', third = ''] = names
    const grip = (name: string) =>
      canvas.getByRole('button', { name: say(globals, 'sorting.move', { name }) })
    const remove = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: say(globals, 'imageManager.delete', { name }) }))
    await waitFor(() => expect(grip(first)).toBeEnabled())
    await remove(second)
    await expect(args.onDelete).toHaveBeenCalledWith(2, second)
    await expect(grip(third)).toHaveFocus()
    await remove(third)
    await expect(grip(first)).toHaveFocus()
    await remove(first)
    await expect(canvas.getByRole('button', { name: say(globals, 'imageManager.choose') })).toHaveFocus()
  },
}

/** What is said last is said alone: first where an image stands now, then what came in. */
export const ToldOneByOne: Story = {
  tags: ['!dev', '!autodocs'],
  args: { images: sampleImages },
  play: async ({ canvas, globals }) => {
    const name = sampleImages[0]?.descriptions.es ?? ''
    const down = () => canvas.getByRole('button', { name: say(globals, 'imageManager.down', { name }) })
    const moved = (position: number) =>
      say(globals, 'sorting.moved', { name, position, total: sampleImages.length })
    const uploaded = say(globals, 'imageManager.uploaded', { name: 'BR-53-005.jpg' })
    await userEvent.click(down())
    await canvas.findByText(moved(2))
    drag(canvas.getByRole('region'), [jpeg('BR-53-005.jpg', 1000)])()
    await waitFor(() => expect(sending.has('BR-53-005.jpg')).toBe(true))
    sending.get('BR-53-005.jpg')?.finish()
    await canvas.findByText(uploaded)
    await userEvent.click(down())
    await canvas.findByText(moved(3))
  },
}

/** Documents stand among the images, in the same order: their ending, their name, their size. No switches. */
export const WithDocuments: Story = {
  args: {
    documents: true,
    images: [
      ...sampleImages.slice(0, 1),
      {
        id: 9,
        picture: null,
        name: 'Carta a Irma.pdf',
        bytes: 182_000,
        descriptions: { es: 'La primera carta', en: '' },
      },
    ],
  },
  render: ({ onActiveChange: _, ...args }, { globals }) => (
    <ImageManager {...args} label={labels[storyLanguage(globals)]} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('PDF')).toBeVisible()
    await expect(canvas.getByText('182 KB')).toBeVisible()
    await expect(canvas.getByText(say(globals, 'imageManager.dropFiles'))).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

/** In a disabled fieldset nothing is added, neither by drop nor by paste. */
export const Disabled: Story = {
  args: { images: sampleImages.slice(0, 1) },
  render: (args, { globals }) => (
    <fieldset disabled>
      <ImageManager {...args} label={labels[storyLanguage(globals)]} />
    </fieldset>
  ),
  play: async ({ canvas }) => {
    const release = drag(canvas.getByRole('region'), [jpeg('BR-53-005.jpg')])
    await expect(release(), 'the browser does not open it in place of the page').toBe(false)
    await expect(paste('BR-53-006.jpg'), 'it is left to the browser').toBe(true)
    await drawn()
    await expect(canvas.queryByText(/BR-53-00/)).toBeNull()
    await expect(sending.size).toBe(0)
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveStyle({ cursor: 'not-allowed' })
  },
}

/**
 * Files on their way, one after the other, as they were chosen, with what has been sent of each; done, cut off, cancelled,
 * tried again.
 */
export const Uploading: Story = {
  args: { images: sampleImages.slice(0, 1) },
  play: async ({ canvas, globals, args }) => {
    const files = [jpeg('BR-53-005.jpg'), jpeg('BR-56-001.jpg'), jpeg('BR-51-007.jpg')]
    const release = drag(canvas.getByRole('region'), files)
    await canvas.findByText(say(globals, 'imageManager.dropNow', { count: 3 }))
    release()
    await canvas.findByText('BR-51-007.jpg')
    await waitFor(() => expect(sending.size).toBe(1))
    await expect(canvas.getAllByText(say(globals, 'imageManager.waiting'))).toHaveLength(2)
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(3)

    sending.get('BR-53-005.jpg')?.onProgress(7.2 * 1024 * 1024)
    await canvas.findByText(/64.?%, 7[,.]2 (de|of) 11[,.]3 MB/)
    const bar = canvas.getByRole('progressbar', { name: 'BR-53-005.jpg' })
    await expect(bar).toHaveProperty('value', expect.closeTo(7.2 / 11.3, 3))
    await expect(sending.size, 'the next waits until it is there').toBe(1)
    sending.get('BR-53-005.jpg')?.finish()
    await canvas.findByText(
      new RegExp(say(globals, 'imageManager.uploaded', { name: 'BR-53-005.jpg' }).replaceAll('.', '\\.'))
    )
    await waitFor(() => expect(sending.has('BR-56-001.jpg')).toBe(true))
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(2)

    sending.get('BR-56-001.jpg')?.fail(damaged[storyLanguage(globals)])
    await canvas.findByText(damaged[storyLanguage(globals)])
    const another = say(globals, 'imageManager.anotherOf', { name: 'BR-56-001.jpg' })
    await userEvent.click(canvas.getByRole('button', { name: another }))
    await expect(canvas.getByText('BR-56-001.jpg'), 'it stays until another was chosen').toBeVisible()
    await expect(args.onPendingChange, 'what the server refused is not to come').toHaveBeenLastCalledWith(1)
    await waitFor(() => expect(sending.has('BR-51-007.jpg')).toBe(true))
    const cancelled = sending.get('BR-51-007.jpg')?.signal
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'imageManager.cancelOf', { name: 'BR-51-007.jpg' }) })
    )
    await expect(cancelled?.aborted).toBe(true)
    await expect(canvas.queryByText('BR-51-007.jpg')).toBeNull()
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(0)

    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'imageManager.retryOf', { name: 'BR-56-001.jpg' }) })
    )
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(4))
    sending.get('BR-56-001.jpg')?.fail('')
    await canvas.findByText(say(globals, 'imageManager.failed'))
    await expect(args.onPendingChange, 'what was cut off is').toHaveBeenLastCalledWith(1)
  },
}

/** What was on its way as it was put out of sight, as a screen that is kept, goes anew when it is shown again. */
export const ShownAgain: Story = {
  tags: ['!dev', '!autodocs'],
  render: function ShownAgain(args, { globals }) {
    const [shown, setShown] = useState(true)
    const label = labels[storyLanguage(globals)]
    return (
      <>
        <label>
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
          {label}
        </label>
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <Owned {...args} label={label} />
        </Activity>
      </>
    )
  },
  play: async ({ canvas, args }) => {
    drag(canvas.getByRole('region'), [jpeg('BR-53-005.jpg', 1000), jpeg('BR-56-001.jpg', 1000)])()
    await waitFor(() => expect(sending.has('BR-53-005.jpg')).toBe(true))
    const before = sending.get('BR-53-005.jpg')
    const shown = canvas.getByRole('checkbox')
    await userEvent.click(shown)
    await waitFor(() => expect(before?.signal.aborted).toBe(true))
    await expect(args.onPendingChange, 'out of sight it holds up nobody').toHaveBeenLastCalledWith(0)
    await userEvent.click(shown)
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(2)
    // What was given up may say so later than the same file set out again.
    before?.fail('')
    const again = sending.get('BR-53-005.jpg')
    await expect(again?.signal.aborted).toBe(false)
    again?.onProgress(500)
    await canvas.findByText(/50.?%/)
    await expect(upload, 'one after the other').toHaveBeenCalledTimes(2)
    again?.finish()
    await waitFor(() => expect(sending.has('BR-56-001.jpg')).toBe(true))
    await expect(canvas.queryByText('BR-53-005.jpg')).toBeNull()
  },
}

/** What did not come in goes as soon as another file was chosen in its place. */
export const Replaced: Story = {
  args: { images: sampleImages.slice(0, 1) },
  play: async ({ canvas, canvasElement, globals }) => {
    drag(canvas.getByRole('region'), [new File(['x'], 'logo.svg', { type: 'image/svg+xml' })])()
    const another = say(globals, 'imageManager.anotherOf', { name: 'logo.svg' })
    await userEvent.click(await canvas.findByRole('button', { name: another }))
    // The button opens the system's own dialog, which no test can press.
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!picker) throw new Error('There is nothing to choose a file with')
    await userEvent.upload(picker, jpeg('BR-53-005.jpg'))
    await canvas.findByText('BR-53-005.jpg')
    await expect(canvas.queryByText('logo.svg')).toBeNull()
  },
}

/** Wrong kinds of file never leave this computer: each says why. */
export const Refused: Story = {
  args: { images: sampleImages.slice(0, 1), maxBytes: 1024 * 1024 },
  play: async ({ canvas, globals }) => {
    drag(canvas.getByRole('region'), [
      new File(['x'], 'logo.svg', { type: 'image/svg+xml' }),
      new File(['x'], 'negativo-1949.dng', { type: 'image/x-adobe-dng' }),
      jpeg('BR-53-005.jpg', 2 * 1024 * 1024),
    ])()
    await canvas.findByText(say(globals, 'imageFile.typeOf', { ending: 'SVG' }))
    await expect(canvas.getByText(say(globals, 'imageFile.typeOf', { ending: 'DNG' }))).toBeVisible()
    await expect(canvas.getByText(say(globals, 'imageFile.size', { size: 2, max: 1 }))).toBeVisible()
    await expect(upload).not.toHaveBeenCalled()
    const dismiss = say(globals, 'imageManager.dismissOf', { name: 'logo.svg' })
    await userEvent.click(canvas.getByRole('button', { name: dismiss }))
    await expect(canvas.queryByText('logo.svg')).toBeNull()
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}

/** Pastes a picture, and the words that come with it; gives back whether the browser pastes as well. */
function paste(name: string, into: Element = document.body, text = '') {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(jpeg(name, 1000))
  if (text) clipboardData.setData('text/plain', text)
  return into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Pasting works wherever the focus is, as long as the images are seen. */
export const Pasted: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.hidden = true
    paste('tapada.jpg')
    canvasElement.hidden = false
    paste('pegada.jpg')
    await expect(await canvas.findByText('pegada.jpg')).toBeVisible()
    await waitFor(() => expect(sending.has('pegada.jpg')).toBe(true))
    await expect(canvas.queryByText('tapada.jpg')).toBeNull()
  },
}

/** Only what is meant for it: not the picture of copied cells, nor what is pasted over a dialog or taken by another. */
export const PastedElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  args: { images: sampleImages.slice(0, 1) },
  render: (args, { globals }) => (
    <>
      <Owned {...args} label={labels[storyLanguage(globals)]} />
      <Owned {...args} images={[]} label="2" />
    </>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const [field] = await canvas.findAllByLabelText(
      say(globals, 'imageManager.description', { language: 'es' })
    )
    if (!field) throw new Error('The image has no field for Spanish')
    await expect(paste('celdas.jpg', field, '1949\t1950')).toBe(true)
    canvasElement.inert = true
    await expect(paste('debajo.jpg')).toBe(true)
    canvasElement.inert = false
    await expect(paste('recorte.jpg', field)).toBe(false)
    await waitFor(() => expect(sending.has('recorte.jpg')).toBe(true))
    await expect(await canvas.findAllByText('recorte.jpg')).toHaveLength(1)
    await expect(upload).toHaveBeenCalledOnce()
  },
}

/** None yet. */
export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'imageManager.empty'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say(globals, 'imageManager.choose') })).toBeVisible()
  },
}

/** The images are on their way. */
export const Loading: Story = { args: { state: 'loading' } }

/** They could not be had. */
export const NotLoaded: Story = {
  args: { state: 'failed', onRetry: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'imageManager.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A change that was not saved, and one that is being saved. */
export const NotSaved: Story = {
  args: {
    images: sampleImages.map((image, index) =>
      index === 0 ? { ...image, error: 'No se guardó' } : { ...image, saving: index === 1 }
    ),
  },
}

/** Long file names and descriptions break; a portrait and a panorama stand whole. */
export const LongNames: Story = {
  args: {
    images: sampleImages.map((image) => ({
      ...image,
      descriptions: { es: 'Constructivista'.repeat(9), en: image.descriptions.en.repeat(6) },
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    drag(canvas.getByRole('region'), [jpeg(`${'escaneo_definitivo_'.repeat(6)}.jpg`, 1000)])()
    await canvas.findByText(/escaneo/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Many: the list does not become slow. */
export const Many: Story = {
  args: {
    images: Array.from({ length: 40 }, (_, index) => {
      const image = sampleImages[index % sampleImages.length]
      return image ? [{ ...image, id: index + 1 }] : []
    }).flat(),
  },
  play: async ({ canvas, globals }) => {
    const list = await canvas.findByRole('list', { name: say(globals, 'imageManager.list') })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(40)
  },
}
