import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Bytes, in brotli, of the libraries alone: what no page of ours can be lighter than. */
export async function floorBytes() {
  const parser = '@formatjs/icu-messageformat-parser'
  const result = await build({
    root: fileURLToPath(new URL('./floor', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      dedupe: ['react', 'react-dom', 'react-intl'],
      alias: [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }],
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fileURLToPath(new URL('./floor/floor.tsx', import.meta.url)) },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const code = outputs.flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : '')))
  return code.reduce((sum, text) => sum + brotli(text), 0)
}

/** Bytes of a text as it travels at its smallest. */
export function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
