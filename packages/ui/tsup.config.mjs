import { cp, rm, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { clientModules } from './scripts/clientModules.mjs'
import { catalogues, writeMessages } from './scripts/messages.mjs'
import { oneFilePerModule } from './scripts/oneFilePerModule.mjs'
import { bundleStyles, stylesPlugin } from './scripts/styles.mjs'

/**
 * The package as it is published: a file for each module, one style sheet for the visitor's components and one for
 * the admin's, declarations for the entries.
 */
export default defineConfig(async () => {
  // Not by tsup's `clean`: it would take away the declarations of the catalogues while it makes the others.
  await rm('dist', { recursive: true, force: true })
  const { sheets, modules, names } = await bundleStyles()
  return {
    entry: [...modules, 'src/messages/withFallback.ts'],
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    sourcemap: true,
    dts: {
      entry: ['src/index.ts', 'src/admin.ts', 'src/theme.ts', 'src/messages/withFallback.ts'],
      compilerOptions: { ignoreDeprecations: '6.0', customConditions: null },
    },
    esbuildPlugins: [oneFilePerModule(clientModules(modules)), stylesPlugin(names)],
    async onSuccess() {
      await writeFile('dist/styles.css', sheets.styles)
      await writeFile('dist/admin.css', sheets.admin)
      await cp('src/tokens/tokens.json', 'dist/tokens.json')
      await cp('src/brand.css', 'dist/brand.css')
      await cp('src/brands', 'dist/brands', { recursive: true, filter: (path) => !path.endsWith('.ts') })
      await cp('src/fonts', 'dist/fonts', { recursive: true })
      for (const catalogue of catalogues) await writeMessages(catalogue)
    },
  }
})
