// npm run storybook: the kit's documentation at http://localhost:6006. `-- build` writes it to storybook-static.
import { install } from './install.mjs'
import { run, tool } from './run.mjs'

await install()
const [mode = 'dev', ...rest] = process.argv.slice(2)
const args =
  mode === 'build' ? ['build', '--quiet', ...rest] : ['dev', '--port', '6006', '--no-open', ...rest]
process.exit(await run(tool('storybook'), [...args, '--disable-telemetry']))
