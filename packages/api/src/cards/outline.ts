import type { Face } from '../paper/fonts.ts'
import type { AllLetters } from '../paper/letters.ts'
import { type Direction, directionOf, piecesOf } from '../paper/pieces.ts'
import { brokenLines } from './brokenLines.ts'

/** A text as one shape in SVG, in pixels, where its ink is, and which way it runs. */
export type Outline = {
  path: string
  left: number
  top: number
  right: number
  bottom: number
  direction: Direction
}

/** How a text is set: sizes in pixels. */
type Setting = { face: Face; size: number; width: number }

/**
 * Draws a text with the faces of paper, in lines of that width: those are all that an SVG of it needs, whatever else is
 * installed. Undefined where there is nothing to draw.
 */
export function outline(
  letters: AllLetters,
  text: string,
  { face, size, width }: Setting
): Outline | undefined {
  const direction = directionOf(text)
  const { ascent, descent, unitsPerEm } = letters.own[face].font
  const pitch = Math.ceil((ascent / unitsPerEm) * size) + Math.ceil((-descent / unitsPerEm) * size)
  const lengthOf = (line: string) =>
    runsOf(letters, face, line, direction).reduce((sum, run) => sum + run.length * size, 0)
  const shapes = brokenLines(text, (line) => lengthOf(line) <= width).flatMap((line, row) => {
    let x = direction === 'rtl' ? width - lengthOf(line) : 0
    return runsOf(letters, face, line, direction).flatMap(({ glyphs, positions, scale }) =>
      positions.flatMap(({ xAdvance, xOffset, yOffset }, index) => {
        const [each, left] = [scale * size, x]
        x += xAdvance * each
        const shape = glyphs[index]?.path
        return shape === undefined || shape.commands.length === 0
          ? []
          : shape.transform(each, 0, 0, -each, left + xOffset * each, row * pitch - yOffset * each)
      })
    )
  })
  if (shapes.length === 0) return undefined
  return {
    path: shapes.map((shape) => shape.toSVG()).join(''),
    left: Math.min(...shapes.map(({ bbox }) => bbox.minX)),
    top: Math.min(...shapes.map(({ bbox }) => bbox.minY)),
    right: Math.max(...shapes.map(({ bbox }) => bbox.maxX)),
    bottom: Math.max(...shapes.map(({ bbox }) => bbox.maxY)),
    direction,
  }
}

/** The glyphs of a line as they stand from left to right, file by file. Lengths in parts of the size. */
export function runsOf({ own, find }: AllLetters, face: Face, line: string, direction: Direction) {
  return piecesOf(line, (sign) => find(sign, face) ?? own[face], direction).map(({ letters, text }) => {
    const { glyphs, positions, advanceWidth } = letters.font.layout(text)
    const scale = 1 / letters.font.unitsPerEm
    return { glyphs, positions, scale, length: advanceWidth * scale }
  })
}
