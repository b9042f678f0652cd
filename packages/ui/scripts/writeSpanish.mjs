// node packages/ui/scripts/writeSpanish.mjs: writes src/messages/es.json, the texts that the components say by default.
// To be run when one has changed; a test says when it was forgotten.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const { outputFiles } = await build({
  entryPoints: [`${src}messages/defaultTexts.ts`],
  write: false,
  format: 'esm',
})
const { defaultTexts, isSource } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
)
const files = (await readdir(src, { recursive: true })).filter(isSource)
const texts = defaultTexts(await Promise.all(files.map((file) => readFile(`${src}${file}`, 'utf8'))))
await writeFile(`${src}messages/es.json`, `${JSON.stringify(texts, null, 2)}\n`)
