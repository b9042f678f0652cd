import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { run } from './run.mjs'

/** What a page adds to a part of the kit: the class in no layer, the utility of Tailwind. */
const mine = '.mine { padding-inline: 7rem }'

/**
 * The kit's parts under the style sheets that pages bring along, loaded before the kit and after it: by picture the same
 * as without them, and a class of the page wins. Gives the checks one by one.
 *
 * @param app the folder where the kit and the other style sheets are installed
 */
export async function* kitLayers(app, executablePath) {
  const { renderParts } = await parts(`${app}/consumer`)
  const kit = ['styles', 'admin'].map((name) => read(app, `@gallery/ui/dist/${name}.css`)).join('')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
    const draw = (sheets) => drawn(page, renderParts(), sheets)
    const alone = await draw([kit, mine, '.px-20 { padding-inline: 5rem }'])
    for (const { name, css, utility = '.px-20 { padding-inline: 5rem }' } of await others(app)) {
      const findings = []
      for (const [order, sheets] of [
        ['before', [css, kit]],
        ['after', [kit, css]],
      ]) {
        const { picture, padding } = await draw([...sheets, mine, utility])
        if (!picture.equals(alone.picture))
          findings.push(`Loaded ${order} the kit it changes how parts look.`)
        if (padding.join() !== alone.padding.join())
          findings.push(`Loaded ${order} the kit, a class of the page does not win: ${padding}.`)
      }
      yield { name: `the kit keeps its looks under ${name}, and gives way to a class`, findings }
    }
  } finally {
    await browser.close()
  }
}

/** The parts, built for a server. */
async function parts(consumer) {
  const code = await run('npm', ['run', '--silent', 'build'], {
    cwd: consumer,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The parts could not be built: vite ended with ${code}.`)
  return import(pathToFileURL(`${consumer}/dist/renderParts.js`).href)
}

const read = (app, path) => readFileSync(`${app}/node_modules/${path}`, 'utf8')

/** The other style sheets, as a page loads them by the kit's README: resets and templates into the layer `base`. */
async function others(app) {
  const base = (css) => `@layer base {${css}}`
  return [
    { name: 'Tailwind 4', css: await tailwind(app), utility: '' },
    { name: 'modern-normalize', css: base(read(app, 'modern-normalize/modern-normalize.css')) },
    {
      name: 'the style sheet of Vite’s template',
      css: base(read(app, 'create-vite/template-react-ts/src/index.css')),
    },
  ]
}

/** What Tailwind makes of a page that uses one utility. */
async function tailwind(app) {
  const { compile } = await import(pathToFileURL(`${app}/node_modules/tailwindcss/dist/lib.mjs`).href)
  const { build } = await compile('@import "tailwindcss";', {
    base: app,
    loadStylesheet: async () => ({
      path: 'tailwindcss',
      base: app,
      content: read(app, 'tailwindcss/index.css'),
    }),
  })
  return build(['px-20'])
}

/** A page with these style sheets, as a picture; and the padding of the two parts that have a class of the page. */
async function drawn(page, body, sheets) {
  const styles = sheets.map((css) => `<style>${css}</style>`).join('')
  await page.setContent(`<!doctype html><html lang="es"><head>${styles}</head><body>${body}</body></html>`)
  const padding = await page
    .locator('.mine, .px-20')
    .evaluateAll((elements) => elements.map((element) => window.getComputedStyle(element).paddingInlineStart))
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  return { picture, padding }
}
