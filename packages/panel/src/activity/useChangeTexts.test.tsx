import type { ActivityChange } from '@gallery/contract'
import { ChangeList } from '@gallery/ui/admin'
import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useChangeTexts } from './useChangeTexts.ts'

function Told({ changes }: { changes: readonly ActivityChange[] }) {
  const told = useChangeTexts()
  return <ChangeList changes={told('work', changes)} />
}

function told(changes: readonly ActivityChange[]): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <Told changes={changes} />
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
