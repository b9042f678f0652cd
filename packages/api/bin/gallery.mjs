#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The command line as the build leaves it; `npm run gallery -- …` builds it where that is needed.
const built = new URL('../dist/cli.js', import.meta.url)
if (existsSync(fileURLToPath(built))) await import(built.href)
else {
  process.stderr.write('The gallery is not built yet: run “npm run gallery -- help” in its folder first.\n')
  process.exitCode = 1
}
