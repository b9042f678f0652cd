/** The sides of what has a size, in centimetres, with how the gallery words them. */
export type Sized = { size_text: string; height: number | null; width: number | null; depth?: number | null }

/** A size as the gallery words it, or the numbers, in centimetres; empty where no two sides are known. */
export function sizeOf(sized: Sized): string {
  if (sized.size_text !== '') return sized.size_text
  const sides = [sized.height, sized.width, sized.depth ?? null].filter((side) => side !== null)
  return sides.length < 2 ? '' : `${sides.join(' × ')} cm`
}
