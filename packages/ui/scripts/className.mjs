import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const styleModules = readdirSync(fileURLToPath(new URL('../src', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .sort()

/** The classes of each style module by the name that vanilla-extract gave them, in the order of the module. */
const classes = new Map(styleModules.map((file) => [file, []]))

/**
 * The name of a class: the number of its module and its own in it, `gallery_0q2`. The same sources give the same
 * names in every build and on every machine.
 */
export function className({ hash, filePath }) {
  // From the folder that is built: the kit's own, or another beside it.
  const file = filePath.replace(/^.*?(?=src\/)/, '')
  const known = classes.get(file)
  if (!known) throw new Error(`${filePath} is not among the style modules of src.`)
  if (!known.includes(hash)) known.push(hash)
  const module = styleModules.indexOf(file).toString(36).padStart(2, '0')
  return `gallery_${module}${known.indexOf(hash).toString(36)}`
}
