import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { ActivityLog } from './ActivityLog.tsx'
import type { LoggedDay } from './activityEntry.ts'

const words = {
  es: {
    today: 'Hoy, martes 17 de noviembre',
    yesterday: 'Ayer, lunes 16 de noviembre',
    changed: 'cambió',
    binned: 'borró',
    system: 'El sistema',
    anonymous: 'hizo anónimas 12 reservas de noviembre de 2025',
    back: 'Volver atrás',
    restore: 'Recuperar',
    depth: 'Profundidad',
    technique: 'Técnica',
    enamel: 'Esmalte sobre tabla',
    frame: 'Esmalte sobre tabla, marco recortado',
    owner: 'Propietario',
    published: 'publicó 2 obras',
    final: 'La cuenta la hizo su dueño al ingresar.',
  },
  en: {
    today: 'Today, Tuesday 17 November',
    yesterday: 'Yesterday, Monday 16 November',
    changed: 'changed',
    binned: 'deleted',
    system: 'The system',
    anonymous: 'made 12 bookings of November 2025 anonymous',
    back: 'Revert',
    restore: 'Restore',
    depth: 'Depth',
    technique: 'Technique',
    enamel: 'Enamel on board',
    frame: 'Enamel on board, cut-out frame',
    owner: 'Owner',
    published: 'published 2 works',
    final: 'Its owner made the account by signing in.',
  },
}

function action(label: string) {
  return (
    <Button variant="tertiary" size="s">
      {label}
    </Button>
  )
}

function days(language: StoryLanguage): LoggedDay[] {
  const text = words[language]
  return [
    {
      id: '2026-11-17',
      title: text.today,
      entries: [
        {
          id: 3,
          time: '15:22',
          instant: '2026-11-17T18:22:00Z',
          who: 'Federico Marún',
          sentence: (
            <>
              {text.changed} <Link href="#work">Estructura abierta nº 26</Link>
            </>
          ),
          action: action(text.back),
          changes: [
            { id: 'depth', label: text.depth, before: '3 cm', after: '4 cm' },
            { id: 'technique', label: text.technique, before: text.enamel, after: text.frame },
            { id: 'owner', label: text.owner, before: null, after: 'Familia Iribarne' },
          ],
          more: 2,
        },
        {
          id: 2,
          time: '14:51',
          instant: '2026-11-17T17:51:00Z',
          who: 'Lucía Prado',
          sentence: (
            <>
              {text.binned} <Link href="#sketch">Boceto sin título</Link>
            </>
          ),
          action: action(text.restore),
        },
      ],
    },
    {
      id: '2026-11-16',
      title: text.yesterday,
      entries: [
        { id: 1, time: '9:00', instant: '2026-11-16T12:00:00Z', who: text.system, sentence: text.anonymous },
      ],
    },
  ]
}

const meta = {
  title: 'Panel/Marco/ActivityLog',
  component: ActivityLog,
  args: { days: [] },
  render: (args, { globals }) => <ActivityLog {...args} days={days(storyLanguage(globals))} />,
} satisfies Meta<typeof ActivityLog>

export default meta
type Story = StoryObj<typeof meta>

/** The newest first, with what was and what is. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('deletion')).toHaveLength(2)
    await expect(canvas.getAllByRole('insertion')).toHaveLength(3)
    await expect(canvas.getByText(say(globals, 'activityLog.nothing'))).toBeVisible()
    await expect(canvas.getByText(say(globals, 'activityLog.more', { count: 2 }))).toBeVisible()
  },
}

/** What was done to several records at once is one line, which opens; one that is final says why. */
export const Together: Story = {
  render: function Together(args, { globals }) {
    const [open, setOpen] = useState(false)
    const text = words[storyLanguage(globals)]
    const [today] = days(storyLanguage(globals))
    if (!today) return <ActivityLog {...args} />
    const inside = { open, onOpenChange: setOpen, entries: today.entries }
    const line = { time: '15:30', instant: '2026-11-17T18:30:00Z', who: 'Lucía Prado' }
    const entries = [
      { ...line, id: 5, sentence: text.published, action: action(text.back), inside },
      { ...line, id: 4, sentence: text.changed, note: text.final },
    ]
    return <ActivityLog {...args} days={[{ ...today, entries }]} />
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(words[storyLanguage(globals)].final)).toBeVisible()
    const button = canvas.getByRole('button', { name: say(globals, 'activityLog.open') })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'activityLog.close') }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'activityLog.open') }))
  },
}

/** What was taken back can be so no more: the focus stays in the log when its button goes. */
export const TakenBack: Story = {
  render: function TakenBack(args, { globals }) {
    const [isBack, setIsBack] = useState(false)
    const text = words[storyLanguage(globals)]
    const [today] = days(storyLanguage(globals))
    if (!today) return <ActivityLog {...args} />
    const line = { id: 1, time: '15:30', instant: '2026-11-17T18:30:00Z', who: 'Lucía Prado' }
    const button = (
      <Button variant="tertiary" size="s" onClick={() => setIsBack(true)}>
        {text.restore}
      </Button>
    )
    const entry = { ...line, sentence: text.binned, ...(isBack ? {} : { action: button }) }
    return <ActivityLog {...args} days={[{ ...today, entries: [entry] }]} />
  },
  play: async ({ canvas, canvasElement, globals }) => {
    canvas.getByRole('button', { name: words[storyLanguage(globals)].restore }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('section')?.parentElement).toHaveFocus()
  },
}

/** On the screen of a record its days are a level lower. */
export const OfARecord: Story = { args: { level: 3 } }

/** On its way. */
export const Loading: Story = {
  render: (args) => <ActivityLog {...args} loading />,
}

/** Long texts and names wrap. */
export const LongWords: Story = {
  render: (args, { globals }) => (
    <ActivityLog
      {...args}
      days={days(storyLanguage(globals)).map((day) => ({
        ...day,
        entries: day.entries.map((entry) => ({
          ...entry,
          who: 'María de las Mercedes Etcheverrigaray y Ponce de León',
          changes: [{ id: 'a', label: 'Enlace', before: 'x'.repeat(120), after: 'y'.repeat(180) }],
        })),
      }))}
    />
  ),
}

/** On a phone the sentence stands under the hour. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
