import { z } from 'zod'

/** A numeric id is Vimeo's, any other YouTube's. */
export function videoService(video: string): 'vimeo' | 'youtube' {
  return /^\d+$/.test(video) ? 'vimeo' : 'youtube'
}

/** Where an id stands in the addresses that people copy from the two services. */
const addresses = [
  /^(?:https?:\/\/)?(?:www\.|m\.|music\.)?(?:youtube|youtube-nocookie)\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?![\w-])/i,
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube|youtube-nocookie)\.com\/(?:embed|shorts|live|v)\/([\w-]{11})(?![\w-])/i,
  /^(?:https?:\/\/)?youtu\.be\/([\w-]{11})(?![\w-])/i,
  /^(?:https?:\/\/)?(?:www\.)?vimeo\.com\/(?:[\w-]+\/)*(\d{1,12})(?!\w)/i,
  /^(?:https?:\/\/)?player\.vimeo\.com\/video\/(\d{1,12})(?!\w)/i,
]

/** The id in the address of a video at YouTube or Vimeo; any other text as it is. */
export function videoIdOf(text: string): string {
  for (const address of addresses) {
    const id = address.exec(text)?.[1]
    if (id !== undefined) return id
  }
  return text
}

/** A video as somebody types it in, an id or a whole address, reduced to the id; empty for none. */
export const VideoId = z
  .string()
  .trim()
  .max(500)
  .transform(videoIdOf)
  .pipe(z.string().regex(/^(|\d{1,12}|[\w-]{11})$/))
