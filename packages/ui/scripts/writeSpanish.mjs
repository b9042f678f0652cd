// node packages/ui/scripts/writeSpanish.mjs: writes the Spanish catalogues, the texts that the components say by
// default, and sorts those of the other languages the same way: what the public entry says into src/messages, what only
// the panel says into src/messages/admin. To be run when a text has changed; a test says when it was forgotten.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { languages, panelLanguages } from './messages.mjs'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const { outputFiles } = await build({
  stdin: {
    contents: `export * from './defaultTexts.ts'; export * from './textIds.ts'`,
    resolveDir: `${src}messages`,
  },
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
})
const { defaultTexts, isSource, textIds } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
)
const files = (await readdir(src, { recursive: true })).filter(isSource)
const spanish = defaultTexts(await Promise.all(files.map((file) => readFile(`${src}${file}`, 'utf8'))))
const publicIds = textIds(`${src}index.ts`)
const inOrder = Object.keys(spanish)

for (const language of languages) {
  const hasPanel = panelLanguages.includes(language)
  const texts =
    language === 'es'
      ? spanish
      : { ...(await read('', language)), ...(hasPanel ? await read('admin/', language) : {}) }
  await write('', language, texts, (id) => publicIds.has(id))
  if (hasPanel) await write('admin/', language, texts, (id) => !publicIds.has(id))
}

async function read(folder, language) {
  return JSON.parse(await readFile(`${src}messages/${folder}${language}.json`, 'utf8'))
}

function write(folder, language, texts, belongs) {
  const ids = inOrder.filter((id) => id in texts && belongs(id))
  const catalogue = Object.fromEntries(ids.map((id) => [id, texts[id]]))
  return writeFile(`${src}messages/${folder}${language}.json`, `${JSON.stringify(catalogue, null, 2)}\n`)
}
