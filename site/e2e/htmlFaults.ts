import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    // What a page loads is served by this site itself; only files of others would have to prove that they are the same.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  })
)

/** What is not valid in the HTML of a page: the rule, what it says, and where. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
  )
}
