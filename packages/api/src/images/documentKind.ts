import type { DocumentKind } from '../storage/mimes.ts'
import { kindOf } from './kinds.ts'

/**
 * What a document is by its content, or null for what is not taken. Only a plain text has no mark of its own: it is one
 * when it is called `.txt` and holds nothing but text.
 */
export function documentKindOf(bytes: Uint8Array, name: string): DocumentKind | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begins = (mark: string, at = 0) => file.subarray(at, at + mark.length).toString('latin1') === mark
  if (begins('%PDF-')) return 'pdf'
  if (begins('PK\x03\x04') || begins('PK\x05\x06')) return zipKind(file)
  if (begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return officeKind(file)
  if (begins('ftyp', 4)) return isoMediaKind(file)
  if (begins('RIFF') && begins('WAVE', 8)) return 'wav'
  if (begins('ID3') || (file[0] === 0xff && mp3Heads.has(file[1] ?? 0))) return 'mp3'
  return /\.txt$/i.test(name) && isText(file) ? 'txt' : null
}

/** The second byte of an MPEG frame of layer III, of versions 1 and 2, with and without a checksum. */
const mp3Heads = new Set([0xfa, 0xfb, 0xf2, 0xf3])

/** Documents of today's offices are zips whose entries have names that tell. */
function zipKind(file: Buffer): DocumentKind {
  if (file.includes('[Content_Types].xml')) {
    if (file.includes('word/document.xml')) return 'docx'
    if (file.includes('xl/workbook.xml')) return 'xlsx'
    if (file.includes('ppt/presentation.xml')) return 'pptx'
  }
  return file.subarray(0, 200).includes('mimetypeapplication/vnd.oasis.opendocument.text') ? 'odt' : 'zip'
}

/** The older ones are small file systems, as installers of programs are too; their streams have names that tell. */
function officeKind(file: Buffer): DocumentKind | null {
  const has = (stream: string) => file.includes(Buffer.from(stream, 'utf16le'))
  if (has('WordDocument')) return 'doc'
  if (has('Workbook')) return 'xls'
  return has('PowerPoint Document') ? 'ppt' : null
}

function isoMediaKind(file: Buffer): DocumentKind | null {
  const brand = file.subarray(8, 12).toString('latin1')
  if (kindOf(file) !== null) return null
  if (brand === 'M4A ') return 'm4a'
  return brand === 'qt  ' ? 'mov' : 'mp4'
}

/** No control characters but tabs, line ends and page feeds. */
function isText(file: Buffer): boolean {
  return file.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))
}
