import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|txt|json)$/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Puts a .br and a .gz beside every text file of the browser's build, at their best level, once instead of per request. */
export function precompress(): Plugin {
  let folder = ''
  let wanted = false
  return {
    name: 'gallery:precompress',
    apply: 'build',
    configResolved(config) {
      wanted = !config.build.ssr
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      if (!wanted) return
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => twins(join(folder, file)))
      )
    },
  }
}

async function twins(path: string): Promise<void> {
  const content = await readFile(path)
  await writeFile(`${path}.br`, await brotli(content))
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }))
}
