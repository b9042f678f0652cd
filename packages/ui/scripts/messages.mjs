import { mkdir, readFile, writeFile } from 'node:fs/promises'

/**
 * A catalogue as a module with its declaration, so that a browser's bundler and a plain Node server import it alike:
 * Node takes no JSON without an import attribute.
 */
export async function writeMessages(language) {
  const texts = JSON.parse(await readFile(`src/messages/${language}.json`, 'utf8'))
  const ids = Object.keys(texts).map((id) => `  readonly ${JSON.stringify(id)}: string`)
  await mkdir('dist/messages', { recursive: true })
  await writeFile(`dist/messages/${language}.js`, `export default ${JSON.stringify(texts, null, 2)}\n`)
  await writeFile(
    `dist/messages/${language}.d.ts`,
    `declare const messages: {\n${ids.join('\n')}\n}\nexport default messages\n`
  )
}
