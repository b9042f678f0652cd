import { readFile } from 'node:fs/promises'

/** The faces of the gallery's typeface that paper uses. */
export const faces = { regular: 'Archivo-Regular', italic: 'Archivo-Italic', bold: 'Archivo-Bold' } as const
export type Face = keyof typeof faces

/** The files of the faces: beside this file among the sources, and beside the bundle, where the build copies them. */
const folder = new URL('./fonts/', import.meta.url)

let files: Promise<Record<Face, Buffer>> | undefined

/** The faces as TrueType, read once. */
export function readFonts(): Promise<Record<Face, Buffer>> {
  files ??= readAll()
  return files
}

async function readAll(): Promise<Record<Face, Buffer>> {
  const read = (face: Face) => readFile(new URL(`${faces[face]}.ttf`, folder))
  return { regular: await read('regular'), italic: await read('italic'), bold: await read('bold') }
}
