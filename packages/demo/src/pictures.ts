import { type ReadPicture, readPicture } from '@gallery/api'
import type { Content } from './content.ts'
import { readPictureFile } from './files.ts'

/** How many pictures are read at a time: as many as a small machine has cores. */
const atATime = 2

/** The names of the pictures that the loaded records show, each once; the others wait for the tables of theirs. */
export function shownPictures({ gallery, artists, events, slides, works, items }: Content): string[] {
  return [
    ...new Set([
      gallery.facade,
      ...slides.map((slide) => slide.filename),
      ...artists.map((artist) => artist.image),
      ...events.flatMap((event) => [event.image, ...event.images.map((image) => image.file)]),
      ...works.flatMap((work) => work.images.map((image) => image.file)),
      ...items.flatMap((item) => item.images.map((image) => image.file)),
    ]),
  ]
}

/** Reads pictures as if they were uploaded, by their file names. */
export async function readPictures(files: readonly string[]): Promise<Map<string, ReadPicture>> {
  const waiting = [...files]
  const read = new Map<string, ReadPicture>()
  async function readOneByOne() {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      read.set(file, await readPicture(await readPictureFile(file)))
    }
  }
  await Promise.all(Array.from({ length: atATime }, readOneByOne))
  return read
}
