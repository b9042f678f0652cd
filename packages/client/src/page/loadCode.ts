import { patiently } from '../request/connection.ts'
import { type Loading, loadOnce } from './loadOnce.ts'

/** Keeps a module that `fetch` imports. Where the connection is lost meanwhile, it waits and asks again. */
export function loadCode<Module>(fetch: () => Promise<Module>): Loading<Module> {
  return loadOnce(() => patiently(fetch, isInBrowser, 1))
}

/** Where code travels over a network. */
const isInBrowser = () => typeof window !== 'undefined'
