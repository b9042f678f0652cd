import type { ItemKind } from './itemKind.ts'

type VideoKind = 'video' | 'youtube' | 'vimeo'

/** youtube and vimeo are treated as video. */
export function isVideo(kind: ItemKind): kind is VideoKind {
  return kind === 'video' || kind === 'youtube' || kind === 'vimeo'
}

/** The kind as the site names it. */
export function namedKind(kind: ItemKind): 'video' | Exclude<ItemKind, VideoKind> {
  return isVideo(kind) ? 'video' : kind
}
