// Writes into the README which parts are rendered from where, as it is in `dist`.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withServerUse } from './serverUseTable.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
writeFileSync('README.md', withServerUse(readFileSync('README.md', 'utf8')))
