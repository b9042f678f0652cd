import type { ActivityChange, RecordKind } from '@gallery/contract'
import { ChangeList } from '@gallery/ui/admin'
import kit from '@gallery/ui/messages/admin/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useChangeTexts } from './useChangeTexts.ts'

interface Change {
  changes: readonly ActivityChange[]
  kind?: RecordKind | undefined
}

function Told({ changes, kind = 'work' }: Change) {
  const told = useChangeTexts()
  return <ChangeList changes={told(kind, changes)} />
}

function told(changes: readonly ActivityChange[], kind?: RecordKind): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <Told changes={changes} kind={kind} />
    </IntlProvider>
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

const part = { part: 'images', name: null, before: null, after: null } as const

test('a picture that went is told as gone, and not what moved up in its place', () => {
  const text = told([
    { ...part, field: 'images.1', subject: 'Frente', what: 'removed' },
    {
      ...part,
      field: 'images.2.position',
      subject: 'Dorso',
      what: 'changed',
      name: 'position',
      before: 1,
      after: 0,
    },
  ])
  expect(text).toContain('Imagen (se quitó) Frente')
  expect(text).not.toContain('Dorso')
})

test('a picture that came is told as come, and an order that was changed as one', () => {
  expect(told([{ ...part, field: 'images.1', subject: 'Frente', what: 'added' }])).toContain(
    'Imagen (se sumó) Frente'
  )
  const moved = told([
    {
      ...part,
      field: 'images.2.position',
      subject: 'Dorso',
      what: 'changed',
      name: 'position',
      before: 1,
      after: 0,
    },
  ])
  expect(moved).toContain('Dorso: Lugar 2 → 1')
})

test('what an event offers is told in words, and that a slot takes school groups', () => {
  const changed = { subject: null, what: 'changed' } as const
  const needs = { ...changed, field: 'needs', part: null, name: 'needs' }
  expect(
    told([{ ...needs, before: '["wheelchair"]', after: '["wheelchair","signLanguage"]' }], 'event')
  ).toContain('Se puede pedir Silla de ruedas → Silla de ruedas, Lengua de señas')
  const groups = { ...changed, field: 'slots.4.groups', part: 'slots', name: 'groups' } as const
  const subject = '2026-11-24T18:00:00Z'
  expect(told([{ ...groups, subject, before: false, after: true }], 'event')).toContain(
    'Grupos escolares no → sí'
  )
})

test('a line of the ledger tells what was before it, the price with the currency that it had', () => {
  const line = { field: 'movements.4', part: 'movements', subject: null, what: 'added' } as const
  const text = told([
    { ...line, name: 'owner', before: 'Familia Brandariz', after: '' },
    { ...line, name: 'price', before: 1_200_000, after: 12_000 },
    { ...line, name: 'currency', before: 'ARS', after: 'USD' },
    { ...line, name: 'purpose', before: '', after: 'fair' },
    { ...line, name: 'date', before: null, after: '2026-09-01' },
  ])
  expect(text).toContain('Precio ARS 1.200.000 → USD 12.000')
  expect(text).toMatch(/Propietario Familia Brandariz → \S/)
  expect(text).toContain('Sale para Feria')
  expect(text).toContain('Fecha 1 de septiembre de 2026')
})

test('a line of the ledger tells its price with its currency, what a work is out for, and until when', () => {
  const line = {
    field: 'movements.4',
    part: 'movements',
    subject: null,
    what: 'added',
    before: null,
  } as const
  const text = told([
    { ...line, name: 'status', after: 'En consignación' },
    { ...line, name: 'purpose', after: 'fair' },
    { ...line, name: 'price', after: 4500.5 },
    { ...line, name: 'currency', after: 'EUR' },
    { ...line, name: 'consigned_until', after: '2026-09-01' },
  ])
  expect(text).toContain('Sale para Feria')
  expect(text).toContain('Precio EUR 4.500,5')
  expect(text).not.toContain('Moneda')
  expect(text).toContain('En consignación hasta 1 de septiembre de 2026')
})
