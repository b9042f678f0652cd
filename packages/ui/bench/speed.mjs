import { mkdir, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { bundleStyles, stylesPlugin } from '../scripts/styles.mjs'

const screens = `
  import { createElement } from 'react'
  import { IntlProvider } from 'react-intl'
  import panel from './src/messages/admin/es.json'
  import es from './src/messages/es.json'
  import { KitCards, KitScreen } from './bench/screen/KitScreen.tsx'
  import { PlainCards, PlainScreen } from './bench/screen/PlainScreen.tsx'
  import { cards } from './bench/screen/content.ts'
  const messages = { ...es, ...panel }
  const inSpanish = (child) =>
    createElement(IntlProvider, { locale: 'es', messages, timeZone: 'UTC' }, child)
  const many = cards(200)
  const kit = { screen: () => inSpanish(createElement(KitScreen)), cards: () => inSpanish(createElement(KitCards, { of: many })) }
  const plain = { screen: () => createElement(PlainScreen), cards: () => createElement(PlainCards, { of: many }) }
`

const onServer = `${screens}
  import { renderToString } from 'react-dom/server'
  const once = (screen) => {
    const start = performance.now()
    renderToString(screen())
    return performance.now() - start
  }
  export const renderKit = () => once(kit.screen)
  export const renderPlain = () => once(plain.screen)
`

const inBrowser = `${screens}
  import { flushSync } from 'react-dom'
  import { createRoot } from 'react-dom/client'
  let root, box
  const mount = (content) => {
    box = document.body.appendChild(document.createElement('div'))
    root = createRoot(box)
    flushSync(() => root.render(content()))
    void box.offsetHeight
  }
  window.mountKit = () => mount(kit.cards)
  window.mountPlain = () => mount(plain.cards)
  window.unmount = () => {
    root.unmount()
    box.remove()
    void document.body.offsetHeight
  }
`

/**
 * Milliseconds to render the screen on a server, kit and plain React in turn: medians. Whatever this process runs in,
 * React is the one of production: it is in the bundle.
 */
export async function renderTimes(runs = 3000) {
  const folder = 'node_modules/.cache/bench'
  const files = await bundle(onServer, { platform: 'node', format: 'cjs' })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/screens.cjs`, textOf(files, '.js'))
  const { renderKit, renderPlain } = await import(new URL(`../${folder}/screens.cjs`, import.meta.url).href)
  return inTurn(runs, renderKit, renderPlain)
}

/** The page that mounts the cards, as a script and a style sheet for a browser. */
export async function mountPage() {
  const files = await bundle(inBrowser, { platform: 'browser', format: 'esm', minify: true })
  return { script: textOf(files, '.js'), style: textOf(files, '.css') }
}

/** A bundle's script or style sheet. */
function textOf(files, ending) {
  return files.find(({ path }) => path.endsWith(ending))?.text ?? ''
}

async function bundle(contents, options) {
  // The classes are called as in the package.
  const { names } = await bundleStyles()
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.', loader: 'tsx' },
    outdir: 'dist',
    bundle: true,
    write: false,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [stylesPlugin(names)],
    ...options,
  })
  return outputFiles
}

function inTurn(runs, kit, plain) {
  const times = { kit: [], plain: [] }
  for (let run = 0; run < runs; run += 1) {
    times.kit.push(kit())
    times.plain.push(plain())
  }
  // The first third warms the engine up.
  return { kit: median(times.kit.slice(runs / 3)), plain: median(times.plain.slice(runs / 3)) }
}

/** The middle of some numbers. */
export function median(numbers) {
  return partOf(numbers, 1 / 2)
}

/** The number that a fifth of some stay below: of times, what they are when nobody else is at work. */
export function quietFifth(numbers) {
  return partOf(numbers, 1 / 5)
}

function partOf(numbers, share) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length * share)]
}
