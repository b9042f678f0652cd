import type { Meta, StoryObj } from '@storybook/react-vite'
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

/** The same strip stands under what covers the page. */
export const Strip: Story = {
  render: (_args, { globals }) => {
    const { lost, waiting } = words[storyLanguage(globals)]
    return <DoorStrip strip={{ tone: 'lost', title: lost, text: waiting }} />
  },
}
