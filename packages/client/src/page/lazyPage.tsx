import { type ComponentType, use } from 'react'
import { loadCode } from './loadCode.ts'

/** A page, or a part of one, whose module is fetched when it is needed, or before. */
export interface LazyPage<Props extends object = object> {
  /** Fetches the module; the page then renders at once. Called before hydration, on the server, and by hovered links. */
  load: () => Promise<unknown>
  /** Whether it is there. */
  isLoaded: () => boolean
  Page: ComponentType<Props>
}

/**
 * Like React's `lazy`, but a page that has been loaded renders without suspending: on the server, where nothing may
 * suspend, and during hydration, where it would show the fallback first.
 */
export function lazyPage<Props extends object = object>(
  fetch: () => Promise<ComponentType<Props>>
): LazyPage<Props> {
  const { load, loaded } = loadCode(fetch)
  // biome-ignore lint/correctness/noComponentHookFactories: one per route, made once when the table is.
  function Page(props: Props) {
    const Component = use(load())
    return <Component {...props} />
  }
  return { load, isLoaded: () => loaded() !== undefined, Page }
}
