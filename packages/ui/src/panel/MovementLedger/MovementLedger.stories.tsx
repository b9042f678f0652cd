import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FieldGrid } from '../../forms/Form/FieldGrid.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { Select } from '../../forms/Select/Select.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { sampleStatuses } from '../../stories/samplePanel.ts'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { MovementLedger } from './MovementLedger.tsx'
import type { Movement } from './movement.ts'

const words = {
  es: {
    family: 'Familia Brandariz',
    museum: 'Museo de Arte de Rosario',
    status: 'Estado',
    owner: 'Propietario',
    price: 'Precio',
    save: 'Registrar',
  },
  en: {
    family: 'Brandariz family',
    museum: 'Rosario Museum of Art',
    status: 'Status',
    owner: 'Owner',
    price: 'Price',
    save: 'Record',
  },
}

function movements(language: StoryLanguage): Movement[] {
  const { family, museum } = words[language]
  const [consigned, , lent, returned] = sampleStatuses(language)
  return [
    {
      id: 4,
      date: '2026-11-12',
      status: consigned?.label ?? '',
      tone: 'success',
      owner: family,
      price: 38_000,
      currency: 'USD',
      address: 'Pasaje Lucero 418, Buenos Aires',
      by: 'Lucía Prado',
    },
    { id: 3, date: '2026-09-01', status: returned?.label ?? '', owner: family, by: 'Lucía Prado' },
    {
      id: 2,
      date: '2025-04-20',
      status: lent?.label ?? '',
      owner: museum,
      address: 'Boulevard Oroño 1200, Rosario',
    },
    {
      id: 1,
      date: '2024-03-02',
      status: consigned?.label ?? '',
      tone: 'success',
      owner: family,
      price: 32_000,
      currency: 'USD',
    },
  ]
}

const meta = {
  title: 'Panel/Marco/MovementLedger',
  component: MovementLedger,
  args: { movements: [] },
  render: (args, { globals }) => (
    <MovementLedger
      {...args}
      movements={movements(storyLanguage(globals)).slice(0, args.movements.length || 4)}
    />
  ),
} satisfies Meta<typeof MovementLedger>

export default meta
type Story = StoryObj<typeof meta>

/** The newest first; it is the state of the work now. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
    await expect(canvas.getByText(say(globals, 'movementLedger.last'))).toBeVisible()
    await expect(canvas.getByText(/USD 38[.,]000/)).toBeVisible()
  },
}

/** One movement: it is the last as well. */
export const One: Story = {
  render: (args, { globals }) => (
    <MovementLedger {...args} movements={movements(storyLanguage(globals)).slice(0, 1)} />
  ),
}

/** Nothing happened yet. */
export const Empty: Story = {
  render: (args) => <MovementLedger {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'movementLedger.empty'))).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** On their way. */
export const Loading: Story = {
  render: (args) => <MovementLedger {...args} loading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** With the form that adds one over it. */
export const WithForm: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const text = words[language]
    return (
      <MovementLedger
        {...args}
        movements={movements(language)}
        form={
          <Form>
            <FieldGrid>
              <Select name="status" label={text.status} options={sampleStatuses(language)} />
              <TextField name="owner" label={text.owner} optional />
              <TextField name="price" label={text.price} optional inputMode="numeric" />
            </FieldGrid>
            <SubmitRow>{text.save}</SubmitRow>
          </Form>
        }
      />
    )
  },
}

/** Each can be struck through, should it have been a mistake. */
export const Strikable: Story = {
  args: { onStrike: fn() },
  render: function Strikable(args, { globals }) {
    const [gone, setGone] = useState<string | number>()
    return (
      <MovementLedger
        {...args}
        movements={movements(storyLanguage(globals)).map((movement) =>
          movement.id === gone ? { ...movement, struck: { at: '2026-11-13T14:20:00Z' } } : movement
        )}
        onStrike={(id) => {
          args.onStrike?.(id)
          setGone(id)
        }}
      />
    )
  },
  play: async ({ args, canvas, globals }) => {
    const [first] = movements(storyLanguage(globals))
    const buttons = canvas.getAllByText(say(globals, 'movementLedger.strike'))
    await expect(buttons).toHaveLength(4)
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvas.getByRole('button'))
    await expect(args.onStrike).toHaveBeenCalledWith(first?.id)
    await expect(canvas.getByRole('region')).toHaveFocus()
  },
}

/** A mistake stays, struck through, with who struck it and when; the newest that stands is the last one. */
export const Struck: Story = {
  args: { onStrike: fn() },
  render: (args, { globals }) => (
    <MovementLedger
      {...args}
      movements={movements(storyLanguage(globals)).map((movement, place) =>
        place > 1
          ? movement
          : {
              ...movement,
              struck: { at: '2026-11-13T14:20:00Z', by: place === 0 ? 'Abril Sosa' : null },
            }
      )}
    />
  ),
  play: async ({ canvas, globals }) => {
    // Who struck a line through stands in a row beneath it.
    const [, newest, byAbril, older, , standing] = canvas.getAllByRole('row')
    if (!(newest && byAbril && older && standing)) throw new Error('There are three movements')
    await expect(
      within(newest)
        .getByText(/38[.,]000/)
        .closest('s')
    ).not.toBeNull()
    await expect(byAbril).toHaveTextContent(/Abril Sosa, .*2026/)
    await expect(within(newest).queryByRole('button')).toBeNull()
    await expect(older).toHaveTextContent('2026')
    await expect(standing).toHaveTextContent(say(globals, 'movementLedger.last'))
    await expect(within(standing).getByRole('button')).toBeVisible()
  },
}

/** Long owners and locations wrap. */
export const LongWords: Story = {
  render: (args, { globals }) => (
    <MovementLedger
      {...args}
      movements={movements(storyLanguage(globals)).map((movement) => ({
        ...movement,
        owner: 'Sucesión de María de las Mercedes Etcheverrigaray y Ponce de León',
        address: 'Avenida Intendente Hernán M. Giralt y Monseñor de Andrea, depósito 4, Buenos Aires',
      }))}
    />
  ),
}

/** On a phone each movement is a card. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
