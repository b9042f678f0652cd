import { type ComponentType, use } from 'react'
import { patiently } from '../request/connection.ts'
import { loadOnce } from './loadOnce.ts'

/** A page whose module is fetched when it is needed, or before. */
export interface LazyPage {
  /** Fetches the module; the page then renders at once. Called before hydration, on the server, and by hovered links. */
  load: () => Promise<unknown>
  Page: ComponentType
}

/**
 * Like React's `lazy`, but a page that has been loaded renders without suspending: on the server, where nothing may
 * suspend, and during hydration, where it would show the fallback first.
 */
export function lazyPage(fetch: () => Promise<ComponentType>): LazyPage {
  const { load } = loadOnce(() => patiently(fetch, isInBrowser, 1))
  // biome-ignore lint/correctness/noComponentHookFactories: one per route, made once when the table is.
  function Page() {
    const Component = use(load())
    return <Component />
  }
  return { load, Page }
}

/** Where code travels over a network. */
const isInBrowser = () => typeof window !== 'undefined'
