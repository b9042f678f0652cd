import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** The languages that the kit speaks to visitors. */
export const languages = ['es', 'en', 'fr', 'ar']

/** Those that it speaks to who works in the panel. */
export const panelLanguages = ['es', 'en', 'fr']

/** The catalogues that are published, as paths: the texts of the public components, and the panel's. */
export const catalogues = [...languages, ...panelLanguages.map((language) => `admin/${language}`)]

/**
 * A catalogue as a module with its declaration, so that a browser's bundler and a plain Node server import it alike:
 * Node takes no JSON without an import attribute.
 */
export async function writeMessages(catalogue) {
  const texts = JSON.parse(await readFile(`src/messages/${catalogue}.json`, 'utf8'))
  const ids = Object.keys(texts).map((id) => `  readonly ${JSON.stringify(id)}: string`)
  await mkdir('dist/messages/admin', { recursive: true })
  await writeFile(`dist/messages/${catalogue}.js`, `export default ${JSON.stringify(texts, null, 2)}\n`)
  await writeFile(
    `dist/messages/${catalogue}.d.ts`,
    `declare const messages: {\n${ids.join('\n')}\n}\nexport default messages\n`
  )
}
