/** What a picture's file may be: decided by its name and type before it is sent, by the server for good. */
export interface ImageFileRules {
  /** The most that one file may weigh, in bytes. */
  maxBytes: number
  /**
   * Takes documents, sounds and videos too.
   * @default false
   */
  documents?: boolean
}

/** Why a file is not taken: another kind of file, or too heavy. */
export type ImageRefusal = 'type' | 'size'

/** The endings of pictures, by the type that a system may know them as. */
const imageEndings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic'],
  'image/heif': ['heif', 'hif'],
}
const documentEndings = 'pdf doc docx xls xlsx ppt pptx odt txt mp3 m4a wav mp4 mov zip'.split(' ')

const types = new Set(Object.keys(imageEndings))
const endings = new Set(Object.values(imageEndings).flat())

/** What the file dialog offers: by their endings too, because many systems know no type of the newer kinds. */
export const imageAccept = [...types, ...dotted([...endings])].join(',')

/** What the file dialog offers where documents are taken too. */
export const documentAccept = [imageAccept, ...dotted(documentEndings)].join(',')

/** The most that a picture may weigh unless a component is told otherwise: 30 MB. */
export const defaultMaxBytes = 30 * 1024 * 1024

/** The most that a document may weigh unless a component is told otherwise: 60 MB. */
export const documentMaxBytes = 60 * 1024 * 1024

/**
 * Why a file can't be taken, or null. The name decides where the system gives no type; a file that is named like a
 * picture and typed as something else is not taken.
 */
export function imageRefusal(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { maxBytes, documents = false }: ImageFileRules
): ImageRefusal | null {
  // What is pasted from the clipboard may come without an ending.
  const ending = fileEnding(file.name).toLowerCase()
  const known = file.type === '' ? endings.has(ending) : types.has(file.type)
  if (!known && !(documents && documentEndings.includes(ending))) return 'type'
  return file.size > maxBytes ? 'size' : null
}

/** The ending of a name in capitals, "TIFF"; empty without one. */
export function fileEnding(name: string): string {
  const [, ending = ''] = /\.([a-z0-9]{1,8})$/i.exec(name) ?? []
  return ending.toUpperCase()
}

/** Bytes in megabytes, as the panel writes them: "7,2". */
export function megabytes(bytes: number): number {
  return bytes / (1024 * 1024)
}

function dotted(names: readonly string[]): string[] {
  return names.map((name) => `.${name}`)
}
