import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { catalogues, type StoryLanguage } from '../../stories/say.ts'
import { DoorRow } from './DoorRow.tsx'

function openRow(people: number, inside: number, language: StoryLanguage): string {
  return renderToString(
    <IntlProvider locale={language} messages={catalogues[language]}>
      <DoorRow
        visit={{ id: 1, name: 'Vidal, Matías', people, inside, spare: 1 }}
        open
        onOpenChange={() => {}}
        onCount={() => {}}
      />
    </IntlProvider>
  )
}

test.each([
  ['es', 3, 1, 'Entró 1 de 3<'],
  ['en', 3, 2, '2 of 3 are in<'],
  ['es', 1, 1, 'Ya está adentro. Queda 1 lugar libre.<'],
  ['en', 1, 1, 'Is in. 1 place is free.<'],
  // Somebody was brought along.
  ['es', 1, 2, 'Están todos. Queda 1 lugar libre.<'],
  ['en', 2, 2, 'All are in. 1 place is free.<'],
] as const)('in %s, of a booking for %d with %d inside it says “%s”', (language, people, inside, words) => {
  expect(openRow(people, inside, language)).toContain(words)
})
