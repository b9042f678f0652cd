import { serveBuiltSite } from './builtSite.ts'
import { start } from './serve.ts'

start(serveBuiltSite)
