import type { ComponentType } from 'react'
import { commonPart, personalPart, type SpokenPart } from './language/spokenPart.tsx'

/** A page of the site's routes, or a part of one, whose file the server names in the head. */
export interface RoutePage<Props extends object = object> extends SpokenPart<Props> {
  /** The module's path in the source, by which the build's manifest knows its file. */
  file: string
}

/** The page of a module: `file` is the one that `fetch` imports, from the site's folder. */
export function routePage<Props extends object = object>(
  file: string,
  fetch: () => Promise<ComponentType<Props>>
): RoutePage<Props> {
  return { file, ...commonPart(fetch) }
}

/** A {@link routePage} that says personal texts (`language/personal/personalTexts.ts`). */
export function personalPage(file: string, fetch: () => Promise<ComponentType>): RoutePage {
  return { file, ...personalPart(fetch) }
}
