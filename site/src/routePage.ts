import { type LazyPage, lazyPage } from '@gallery/client'
import type { ComponentType } from 'react'

/** A page of the site's routes, or a part of one, whose file the server names in the head. */
export interface RoutePage<Props extends object = object> extends LazyPage<Props> {
  /** The module's path in the source, by which the build's manifest knows its file. */
  file: string
}

/** The page of a module: `file` is the one that `fetch` imports, from the site's folder. */
export function routePage<Props extends object = object>(
  file: string,
  fetch: () => Promise<ComponentType<Props>>
): RoutePage<Props> {
  return { file, ...lazyPage(fetch) }
}
