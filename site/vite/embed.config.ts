import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * The script that other sites load (`/embed.js`), in one piece: a plain script, which runs wherever it is put. The server
 * compresses it as it sends it.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
  resolve: { conditions: ['source'] },
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    copyPublicDir: false,
    lib: {
      entry: fileURLToPath(new URL('../../packages/embed/src/galleryTimes.ts', import.meta.url)),
      formats: ['iife'],
      name: 'galleryTimes',
      fileName: () => 'embed.js',
    },
  },
})
