import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { LanguageMenu } from './LanguageMenu.tsx'

/** The languages that are offered to who reads in a locale. */
function offered(locale: string, languages: readonly string[]): string[] {
  const html = renderToString(
    <IntlProvider locale={locale} defaultLocale={locale} onError={() => {}}>
      <LanguageMenu languages={languages.map((language) => ({ language, label: language, href: '#' }))} />
    </IntlProvider>
  )
  return [...html.matchAll(/hreflang="([^"]+)"/gi)].flatMap(([, language]) => language ?? [])
}

test.each([
  ['en', ['es', 'en'], ['es']],
  ['en-US', ['es', 'en'], ['es']],
  ['es-AR', ['es', 'en'], ['en']],
  ['es-AR', ['es'], []],
  ['pt-BR', ['pt-PT', 'pt-BR'], ['pt-PT']],
  ['pt', ['pt-PT', 'pt-BR'], ['pt-BR']],
  ['fr', ['es', 'en'], ['es', 'en']],
])('who reads in %s a site in %j is offered %j', (locale, languages, others) => {
  expect(offered(locale, languages)).toEqual(others)
})
