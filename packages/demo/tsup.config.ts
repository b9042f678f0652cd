import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/load.ts'],
  format: 'esm',
  target: 'node20',
  clean: true,
  // The contract is source only; the API is a package of its own and stays outside.
  noExternal: ['@gallery/contract'],
})
