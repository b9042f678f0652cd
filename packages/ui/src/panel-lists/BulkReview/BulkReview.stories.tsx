import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { KeepField } from '../../panel-forms/KeepField/KeepField.tsx'
import { PriceChangeField } from '../../panel-forms/PriceChangeField/PriceChangeField.tsx'
import { samplePanelWorks } from '../../stories/samplePanelWorks.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { Price } from '../../text/Price/Price.tsx'
import { BulkReview } from './BulkReview.tsx'
import type { ReviewRow } from './reviewRow.ts'

const words = {
  es: {
    sold: 'Está vendida. Lo que se acordó queda como fue.',
    changed: 'Alguien la cambió mientras tanto.',
    status: 'Estado',
    note: 'Dos salas abiertas tienen estas obras.',
    apply: 'Cambiar 4 obras',
    consigned: 'En consignación',
    lent: 'Prestada',
    long: 'Colección Museo Municipal de Bellas Artes Juan B. Castagnino, Rosario',
  },
  en: {
    sold: 'It is sold. What was agreed stays as it was.',
    changed: 'Somebody changed it meanwhile.',
    status: 'Status',
    note: 'Two open rooms hold these works.',
    apply: 'Change 4 works',
    consigned: 'On consignment',
    lent: 'On loan',
    long: 'Collection of the Museo Municipal de Bellas Artes Juan B. Castagnino, Rosario',
  },
}

/** Works with a price that rises by eight per cent; the second is sold, the fourth was changed meanwhile. */
function sampleRows(language: StoryLanguage): ReviewRow[] {
  const { sold, changed } = words[language]
  return samplePanelWorks(language)
    .slice(0, 6)
    .map((work, place) => {
      const price = work.price ?? 9_000
      const row = {
        id: place + 1,
        label: work.title,
        title: (
          <>
            <em>{work.title}</em>, {work.year}
          </>
        ),
        note: work.artist,
        picture: work.picture,
        checked: true,
      }
      if (place === 1) return { ...row, changes: [], refusal: sold }
      if (place === 3) return { ...row, changes: [], refusal: changed, mayInclude: true }
      const after = Math.round((price * 1.08) / 100) * 100
      return {
        ...row,
        changes: [
          {
            before: <Price amount={price} currency="USD" />,
            after: <Price amount={after} currency="USD" />,
            difference: `+${after - price}`,
          },
        ],
      }
    })
}

function Fields({ language }: { language: StoryLanguage }) {
  const { status, lent } = words[language]
  return (
    <>
      <PriceChangeField
        value={{ way: 'percent', percent: '+8', round: 100, amount: '' }}
        onValueChange={() => undefined}
        roundings={[0, 1, 10, 100]}
      />
      <KeepField
        label={status}
        value={null}
        onValueChange={() => undefined}
        options={[{ value: 'lent', label: lent }]}
      />
    </>
  )
}

/** A review whose boxes can be ticked, as a screen of the panel holds it. */
function Held({ rows: first, onToggle, onInclude, onApply, ...props }: ComponentProps<typeof BulkReview>) {
  const [rows, setRows] = useState(first)
  const [applied, setApplied] = useState(false)
  return (
    <BulkReview
      {...props}
      rows={rows}
      progress={applied ? { done: 1, total: 4 } : (props.progress ?? null)}
      onInclude={(id) => {
        onInclude(id)
        setRows(rows.map((row) => (row.id === id ? { ...row, mayInclude: false } : row)))
      }}
      onApply={() => {
        onApply()
        setApplied(true)
      }}
      onToggle={(id) => {
        onToggle(id)
        setRows(rows.map((row) => (row.id === id ? { ...row, checked: !row.checked } : row)))
      }}
    />
  )
}

const meta = {
  title: 'Panel/Listas/BulkReview',
  component: BulkReview,
  args: {
    fields: null,
    rows: [],
    note: '',
    actionLabel: '',
    onToggle: fn(),
    onInclude: fn(),
    onApply: fn(),
    onStop: fn(),
    onBack: fn(),
  },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const { note, apply } = words[language]
    return (
      <Held
        {...args}
        fields={<Fields language={language} />}
        rows={args.rows.length > 0 ? args.rows : sampleRows(language)}
        sums={[
          {
            id: 'USD',
            before: <Price amount={80_300} currency="USD" />,
            after: <Price amount={86_700} currency="USD" />,
          },
        ]}
        note={note}
        actionLabel={apply}
      />
    )
  },
} satisfies Meta<typeof BulkReview>

export default meta
type Story = StoryObj<typeof meta>

/** What stays as it is stands first, with the reason and a dead box; the rest before and after. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const language = storyLanguage(globals)
    const { sold, apply } = words[language]
    const [first, , third] = canvas.getAllByRole('listitem')
    if (!first || !third) throw new Error('The review has no rows.')
    await expect(within(first).getByText(sold)).toBeVisible()
    await expect(within(first).getByRole('checkbox')).toBeDisabled()
    await userEvent.click(within(third).getByRole('checkbox'))
    await expect(args.onToggle).toHaveBeenCalledWith(1)
    await expect(within(third).getByRole('checkbox')).not.toBeChecked()
    await userEvent.click(canvas.getByText(say(globals, 'bulkReview.includeAnyway')))
    await expect(args.onInclude).toHaveBeenCalledWith(4)
    await expect(first.closest('ul')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: apply }))
    await expect(args.onApply).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('region', { name: say(globals, 'bulkReview.bar') })).toHaveFocus()
  },
}

/** A second press, meant for the button that has gone, does not end what the first one began. */
export const PressedTwice: Story = {
  play: async ({ canvas, globals }) => {
    const action = canvas.getByRole('button', { name: words[storyLanguage(globals)].apply })
    const pressed = action.getBoundingClientRect()
    await userEvent.click(action)
    const stop = canvas.getByRole('button', { name: say(globals, 'bulkReview.stop') }).getBoundingClientRect()
    await expect(stop.right).toBeLessThan(pressed.left)
  },
}

/** On a phone the values stand under each other. */
export const Narrow: Story = { ...PressedTwice, globals: { viewport: { value: 'small' } } }

/** Nothing is set yet: no box is ticked and nothing can be done. */
export const Nothing: Story = {
  args: { disabled: true },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const rows = sampleRows(language).map((row) => ({ ...row, changes: [] }))
    return (
      <BulkReview
        {...args}
        fields={<Fields language={language} />}
        rows={rows}
        actionLabel={words[language].apply}
      />
    )
  },
}

/** While it is being done: how far it is, and the way to end it. */
export const Running: Story = {
  args: { progress: { done: 150, total: 400 } },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.375')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bulkReview.stop') }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** Several fields at once, with long values, each with its name. */
export const SeveralFields: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const { status, consigned, lent, long, note, apply } = words[language]
    const rows = sampleRows(language).map((row) => ({
      ...row,
      changes: row.refusal
        ? []
        : [
            ...row.changes,
            { label: status, before: consigned, after: lent },
            { label: long, before: long, after: long },
          ],
    }))
    return (
      <Held {...args} fields={<Fields language={language} />} rows={rows} note={note} actionLabel={apply} />
    )
  },
}
