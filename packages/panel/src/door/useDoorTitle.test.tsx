import kit from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { aList } from './sampleList.ts'
import { useDoorTitle } from './useDoorTitle.ts'

function Title({ list }: { list: Parameters<typeof useDoorTitle>[0] }) {
  return useDoorTitle(list, 'Ochava')
}

test.each([
  ['the day of its list', aList(), 'Puerta, martes 17'],
  ['no day without a list', undefined, 'Puerta'],
])('the door names %s', (_what, list, title) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" timeZone="UTC" messages={{ ...kit, ...messages }}>
      <Title list={list} />
    </IntlProvider>
  )
  expect(html).toBe(title)
})
