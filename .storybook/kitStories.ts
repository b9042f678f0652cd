import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

const kit = fileURLToPath(new URL('../packages/ui/src', import.meta.url))

interface KitStories {
  /** From the root of the repository. */
  path: string
  name: string
  group: string
  title: string
}

/** The stories files of the kit, each by the name that its record and its component have, with its title. */
export function kitStories(): KitStories[] {
  return readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => {
      const title =
        /const meta\b[^{]*\{\s+title: '([^']+)'/.exec(readFileSync(join(kit, path), 'utf8'))?.[1] ?? ''
      return {
        path: `packages/ui/src/${path}`,
        name: basename(path, '.stories.tsx'),
        group: path.split(sep)[0] ?? '',
        title,
      }
    })
}

const id = 'virtual:kit-pages'

/** Gives the pages the address of each other: `virtual:kit-pages` has the id of the page of every component. */
export function kitPages(): Plugin {
  return {
    name: 'gallery:kit-pages',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return
      const pages = kitStories().flatMap(({ name, group, title }) => {
        const page = toId(title, 'docs')
        return [
          [name, page],
          [`${group}/${name}`, page],
        ]
      })
      return `export const kitPages = ${JSON.stringify(Object.fromEntries(pages))}`
    },
  }
}
