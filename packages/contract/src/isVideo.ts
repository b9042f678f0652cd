import type { ItemKind } from './itemKind.ts'

/** youtube and vimeo are treated as video. */
export function isVideo(kind: ItemKind): boolean {
  return kind === 'video' || kind === 'youtube' || kind === 'vimeo'
}

/** The kind as the site names it. */
export function namedKind(kind: ItemKind): ItemKind {
  return isVideo(kind) ? 'video' : kind
}
