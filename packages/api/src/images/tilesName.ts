import { variantName } from '../storage/keys.ts'

/** The name of the file with a picture's tiles: all of it, and smaller and smaller, each half as large as the one before. */
export function tilesName(file: string): string {
  return variantName(file, 'tiles', 'tif')
}
