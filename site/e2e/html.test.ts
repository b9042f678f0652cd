import { languages } from '@gallery/contract'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from './gallery.ts'
import { sitePages } from './sitePages.ts'

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    // What a page loads is served by this site itself; only files of others would have to prove that they are the same.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  })
)

for (const language of languages) {
  for (const { name, find } of sitePages) {
    test(`${name}, in ${language}, is valid HTML`, async ({ gallery }) => {
      const { path } = await find(gallery, language)
      const answer = await fetch(gallery.server.url + path)
      const report = await checker.validateString(await answer.text())
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
      )
      expect(found).toEqual([])
    })
  }
}
