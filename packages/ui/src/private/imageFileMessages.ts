import type { IntlShape } from 'react-intl'
import { fileEnding, type ImageRefusal, megabytes } from './imageFile.ts'

const messages = {
  type: {
    id: 'imageFile.type',
    defaultMessage: 'Este archivo no es una imagen JPG, PNG, GIF, WebP, AVIF, TIFF ni HEIC.',
  },
  typeOf: { id: 'imageFile.typeOf', defaultMessage: 'El formato {ending} no está permitido.' },
  size: {
    id: 'imageFile.size',
    defaultMessage: 'Pesa {size, number, ::.0} MB. El máximo es {max, number} MB.',
  },
  accepts: {
    id: 'imageFile.accepts',
    defaultMessage: 'JPG, PNG, GIF, WebP, AVIF, TIFF o HEIC, hasta {max, number} MB.',
  },
  acceptsDocuments: {
    id: 'imageFile.acceptsDocuments',
    defaultMessage:
      'JPG, PNG, GIF, WebP, AVIF, TIFF, HEIC, PDF, Word, Excel, audio o video, hasta {max, number} MB.',
  },
  progress: {
    id: 'imageFile.progress',
    defaultMessage: '{share, number, ::percent}, {loaded, number, ::.0} de {total, number, ::.0} MB',
  },
}

/** Why a file was not taken, in the reader's language. */
export function sayRefusal(
  intl: IntlShape,
  refusal: ImageRefusal,
  file: Pick<File, 'name' | 'size'>,
  maxBytes: number
): string {
  const ending = fileEnding(file.name)
  if (refusal === 'type') return intl.formatMessage(ending ? messages.typeOf : messages.type, { ending })
  return intl.formatMessage(messages[refusal], { size: megabytes(file.size), max: megabytes(maxBytes) })
}

/** "JPG, PNG o GIF, hasta 30 MB.", or with the documents that are taken too. */
export function sayAccepts(intl: IntlShape, maxBytes: number, documents = false): string {
  return intl.formatMessage(documents ? messages.acceptsDocuments : messages.accepts, {
    max: megabytes(maxBytes),
  })
}

/** "64%, 7.2 of 11.3 MB" */
export function sayProgress(intl: IntlShape, loaded: number, total: number): string {
  return intl.formatMessage(messages.progress, {
    share: total === 0 ? 0 : loaded / total,
    loaded: megabytes(loaded),
    total: megabytes(total),
  })
}
