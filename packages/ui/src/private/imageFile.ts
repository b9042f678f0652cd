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

const kinds = ['png', 'jpeg', 'gif', 'webp', 'avif', 'tiff', 'heic', 'heif']

/** What the file dialog offers: by their endings too, because many systems know no type of the newer kinds. */
export const imageAccept = `${kinds.map((kind) => `image/${kind}`).join(',')},.webp,.avif,.tif,.tiff,.heic,.heif,.hif`

/** What the file dialog offers where documents are taken too. */
export const documentAccept = `${imageAccept},.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.txt,.mp3,.m4a,.wav,.mp4,.mov,.zip`

/** The most that a picture may weigh unless a component is told otherwise: 30 MB. */
export const defaultMaxBytes = 30 * 1024 * 1024

/** The most that a document may weigh unless a component is told otherwise: 60 MB. */
export const documentMaxBytes = 60 * 1024 * 1024

const endings = /\.(png|jpe?g|gif|webp|avif|tiff?|hei[cf]|hif)$/i
const documentEndings = /\.(pdf|docx?|xlsx?|pptx?|odt|txt|mp3|m4a|wav|mp4|mov|zip)$/i
const types = new Set(kinds.map((kind) => `image/${kind}`))

/**
 * Why a file can't be taken, or null. The name decides where the system gives no type; a file that is named like a
 * picture and typed as something else is not taken.
 */
export function imageRefusal(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { maxBytes, documents = false }: ImageFileRules
): ImageRefusal | null {
  // What is pasted from the clipboard may come without an ending.
  const known = file.type === '' ? endings.test(file.name) : types.has(file.type)
  if (!known && !(documents && documentEndings.test(file.name))) return 'type'
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
