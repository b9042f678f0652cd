/** The name of a file without its folders, however they are written: of `C:\Fotos\uno.jpg` and `fotos/uno.jpg` it is `uno.jpg`. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}
