// node packages/ui/scripts/writeTokens.mjs: writes src/tokens/tokens.json, which is published as
// `@gallery/ui/tokens.json`. To be run when a token has changed; a test says when it was forgotten.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('../src/tokens/', import.meta.url))
const { outputFiles } = await build({
  stdin: {
    contents: "export * from './designTokens.ts'\nexport * from './tokenComments.ts'",
    resolveDir: folder,
  },
  bundle: true,
  write: false,
  format: 'esm',
})
const { commented, designTokens, tokenComments } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
)
const comments = tokenComments(
  ...(await Promise.all(commented.map((name) => readFile(`${folder}${name}`, 'utf8'))))
)
// Lists on one line, as the formatter has them.
const json = JSON.stringify(designTokens(comments), null, 2).replace(
  /\[\n\s+([^[\]{}]*?)\n\s+\]/g,
  (_, items) => `[${items.replace(/\n\s+/g, ' ')}]`
)
await writeFile(`${folder}tokens.json`, `${json}\n`)
