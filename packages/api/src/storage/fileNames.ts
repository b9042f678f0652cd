/** What follows the name of a picture in those of its smaller versions: `-thumb`, or a width in pixels. */
const version = /-(?:thumb|\d{3,4})$/

/** The ends of the names of pictures as they came in. */
export const originals = ['jpg', 'jpeg', 'png', 'gif'] as const

/**
 * What the rows of the database may call the file of this name: itself, or the picture of which it is a smaller version,
 * whose own kind its name does not tell.
 */
export function namesInRows(file: string): string[] {
  const stem = file.slice(0, Math.max(0, file.lastIndexOf('.')))
  if (!version.test(stem)) return [file]
  const original = stem.replace(version, '')
  return [file, ...originals.map((extension) => `${original}.${extension}`)]
}
