import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { SearchBox } from '../../forms/SearchBox/SearchBox.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { DoorList } from '../DoorList/DoorList.tsx'
import { sampleVisits } from '../DoorList/sampleVisits.ts'
import { DoorNow } from '../DoorNow/DoorNow.tsx'
import { DoorSlots } from '../DoorSlots/DoorSlots.tsx'
import { sampleSlots } from '../DoorSlots/sampleSlots.ts'
import { ScanWindow } from '../ScanWindow/ScanWindow.tsx'
import { scanDrawing } from '../scanDrawing.ts'
import { DoorInset } from './DoorInset.tsx'
import { DoorPage } from './DoorPage.tsx'
import { DoorStrip } from './DoorStrip.tsx'

const words = {
  es: {
    title: 'Puerta, martes 17',
    lost: 'Sin conexión.',
    waiting: '4 ingresos por mandar',
    sent: 'Se mandó todo',
    search: 'Apellido, mail o teléfono',
    walkIn: 'Sin reserva',
    scan: 'Escanear',
    what: 'La línea que corta la esquina, Sala 1',
    list: 'Lista para imprimir',
  },
  en: {
    title: 'Door, Tuesday 17',
    lost: 'No connection.',
    waiting: '4 arrivals to send',
    sent: 'Everything is sent',
    search: 'Surname, e-mail or phone',
    walkIn: 'No booking',
    scan: 'Scan',
    what: 'The Line That Cuts the Corner, Room 1',
    list: 'List to print',
  },
}
const onSelect = fn()

const meta = {
  title: 'Panel/Puerta/DoorPage',
  component: DoorPage,
  args: { title: words.es.title, menu: [] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'small' } },
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <DoorPage
        {...args}
        title={text.title}
        menu={[{ label: text.list, onSelect }]}
        foot={
          <>
            <Button variant="secondary">{text.walkIn}</Button>
            <Button>
              <Icon name={scanDrawing} size="m" /> {text.scan}
            </Button>
          </>
        }
      >
        <DoorSlots slots={sampleSlots} current={2} onCurrentChange={fn()} />
        <DoorNow
          start="2026-11-17T15:00:00-03:00"
          end="2026-11-17T15:45:00-03:00"
          what={text.what}
          color="red"
          people={10}
          inside={5}
          limit={12}
        />
        <DoorInset>
          <SearchBox placeholder={text.search} onSearch={fn()} />
        </DoorInset>
        <DoorList visits={sampleVisits(storyLanguage(globals))} onCount={fn()} />
      </DoorPage>
    )
  },
} satisfies Meta<typeof DoorPage>

export default meta
type Story = StoryObj<typeof meta>

/** The day at the door; the three dots hold what is seldom wanted. */
export const Day: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = words[storyLanguage(globals)]
    await expect(canvas.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'doorPage.more') }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitem', { name: text.list }))
    await expect(onSelect).toHaveBeenCalled()
  },
}

/** A row that the keys come to stands above the foot. */
export const Keys: Story = {
  parameters: {
    viewport: { options: { short: { name: 'short', styles: { width: '390px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'short' } },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(footOf(canvasElement)).position).toBe('sticky')
    await seeEachRow(canvasElement)
  },
}

/** In a very low window, as with everything twice as large, the foot stands at the end of the page and covers nothing. */
export const Low: Story = {
  parameters: {
    viewport: { options: { low: { name: 'low', styles: { width: '640px', height: '400px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(footOf(canvasElement)).position).toBe('static')
    await seeEachRow(canvasElement)
  },
}

function footOf(page: HTMLElement): HTMLElement {
  const foot = page.querySelector<HTMLElement>('[data-door-foot]')
  if (!foot) throw new Error('The page has no foot')
  return foot
}

/** Goes down the guests with the focus: each is seen whole, and nothing lies over it. */
async function seeEachRow(page: HTMLElement): Promise<void> {
  window.scrollTo(0, 0)
  const controls = [...page.querySelectorAll<HTMLElement>('main li button')]
  await expect(controls.length).toBeGreaterThan(8)
  for (const control of controls) {
    control.focus()
    const { left, top, bottom, width } = control.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight)
    await expect(control).toContainElement(seenAt(left + width / 2, bottom - 2))
  }
}
function seenAt(x: number, y: number): HTMLElement | SVGElement | null {
  const seen = document.elementFromPoint(x, y)
  return seen instanceof HTMLElement || seen instanceof SVGElement ? seen : null
}

/** Without a connection the strip says what waits. */
export const Lost: Story = {
  render: (args, context) => {
    const text = words[storyLanguage(context.globals)]
    const strip = { tone: 'lost' as const, title: text.lost, text: text.waiting }
    return meta.render({ ...args, strip }, context)
  },
  play: async ({ canvas, globals }) => {
    const { lost, waiting } = words[storyLanguage(globals)]
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(`${lost} ${waiting}`)
  },
}

/** Afterwards it says that everything has gone. */
export const Sent: Story = {
  render: (args, context) =>
    meta.render(
      { ...args, strip: { tone: 'sent', text: words[storyLanguage(context.globals)].sent } },
      context
    ),
}

/** Who opens what covers the page is led to its heading, and back to what they opened it with. */
export const Covered: Story = {
  render: function Covered(_args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [open, setOpen] = useState(false)
    return (
      <DoorPage
        title={text.title}
        menu={[]}
        foot={
          <>
            <Button variant="secondary">{text.walkIn}</Button>
            <Button onClick={() => setOpen(true)}>{text.scan}</Button>
          </>
        }
        over={
          open ? (
            <ScanWindow title={text.title} videoRef={() => {}} onClose={() => setOpen(false)} />
          ) : undefined
        }
      >
        <DoorSlots slots={sampleSlots} current={2} onCurrentChange={fn()} />
      </DoorPage>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    canvas.getByRole('button', { name: text.scan }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { level: 1, name: text.title })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: say(globals, 'scanWindow.close') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: text.scan })).toHaveFocus()
  },
}

/** The same strip stands under what covers the page. */
export const Strip: Story = {
  render: (_args, { globals }) => {
    const { lost, waiting } = words[storyLanguage(globals)]
    return <DoorStrip strip={{ tone: 'lost', title: lost, text: waiting }} />
  },
}
