import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { buildApart, bundleApart } from './buildApart.ts'

/** The server, the command line, and what runs beside the server in one folder, beside their migrations and the fonts of what they print. The contract, which is sources only, goes in; packages of the registry stay out. */
export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: ['@gallery/contract'],
  onSuccess: async () => {
    await cp('src/migrations', 'dist/migrations', { recursive: true })
    await cp('src/paper/fonts', 'dist/fonts', { recursive: true })
    await bundleApart('dist')
    await buildApart()
  },
})
