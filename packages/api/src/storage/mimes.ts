/** What pictures and their variants are sent as, by the end of a file's name. */
const pictureMimes = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const

/** The kinds of document that the storage holds, by the end of a file's name. They are offered for download only. */
export const documentMimes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  m4a: 'audio/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  wav: 'audio/wav',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const
export type DocumentKind = keyof typeof documentMimes

/** Sound and films. */
export function isRecording(mime: string): boolean {
  return mime.startsWith('audio/') || mime.startsWith('video/')
}

/** How a stored file leaves: as a picture, or as a download. Null for names that the storage never gave. */
export function sendingOf(file: string): { mime: string; isDownload: boolean } | null {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  for (const [mimes, isDownload] of [
    [pictureMimes, false],
    [documentMimes, true],
  ] as const) {
    const mime = Object.entries(mimes).find(([known]) => known === extension)?.[1]
    if (mime !== undefined) return { mime, isDownload }
  }
  return null
}
