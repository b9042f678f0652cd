import { fileURLToPath } from 'node:url'

/**
 * What runs beside the server as a file that Node.js runs, by the name that `packages/api/buildApart.ts` has for it:
 * beside the bundle; of the sources, which Node.js does not run, the one that was built of them last, by `npm run dev` or
 * for the tests.
 */
export function apartFile(name: string): string {
  const isSource = import.meta.url.endsWith('.ts')
  const place = isSource ? `../../node_modules/.gallery/${name}.mjs` : `./${name}.js`
  return fileURLToPath(new URL(place, import.meta.url))
}
