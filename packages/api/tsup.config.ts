import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/** One bundle beside its migrations. The contract, which is sources only, goes in; packages of the registry stay out. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  noExternal: ['@gallery/contract'],
  onSuccess: () => cp('src/migrations', 'dist/migrations', { recursive: true }),
})
