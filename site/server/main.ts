import { setFlagsFromString } from 'node:v8'

// Else what requests leave behind for the collector grows to tens of megabytes before it comes, and stays with us. Said
// before anything else is loaded.
setFlagsFromString('--semi-space-growth-factor=1')

const { start } = await import('./serve.ts')
const { serveBuiltSite } = await import('./builtSite.ts')
start(serveBuiltSite)
