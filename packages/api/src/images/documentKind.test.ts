import { describe, expect, it } from 'vitest'
import { documentKindOf } from './documentKind.ts'

const zip = (...entries: string[]) =>
  Buffer.from(`PK\x03\x04\x14\0${'\0'.repeat(24)}${entries.join('PK\x03\x04')}`)
const ole = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
  ])
const media = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`)

describe('documentKindOf', () => {
  it.each([
    ['pdf', Buffer.from('%PDF-1.7')],
    ['mp3', Buffer.from('ID3\x04')],
    ['mp3', Buffer.from([0xff, 0xfb, 0x90, 0x64])],
    ['wav', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['mp4', media('isom')],
    ['m4a', media('M4A ')],
    ['mov', media('qt  ')],
    ['zip', zip('fotos/uno.jpg')],
    ['docx', zip('[Content_Types].xml', 'word/document.xml')],
    ['xlsx', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['pptx', zip('[Content_Types].xml', 'ppt/presentation.xml')],
    ['odt', zip('mimetypeapplication/vnd.oasis.opendocument.text')],
    ['doc', ole('WordDocument')],
    ['xls', ole('Workbook')],
    ['ppt', ole('PowerPoint Document')],
  ])('knows a %s whatever it is called', (kind, bytes) => {
    expect(documentKindOf(bytes, 'archivo.html')).toBe(kind)
  })

  it('takes for a text what is called so and holds nothing else', () => {
    const text = Buffer.from('Querida Irma:\r\n\tte mando el corte.\n')
    expect(documentKindOf(text, 'Carta.TXT')).toBe('txt')
    expect(documentKindOf(text, 'carta.html')).toBeNull()
    expect(documentKindOf(Buffer.from('a\0b'), 'carta.txt')).toBeNull()
  })

  it.each([
    ['an installer', ole('MsiDatabase')],
    ['a HEIC photograph', media('heic')],
    ['an AVIF picture', media('avif')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['a page', Buffer.from('<!doctype html>')],
    ['nothing', Buffer.alloc(0)],
  ])('does not take %s', (_, bytes) => {
    expect(documentKindOf(bytes, 'archivo.pdf')).toBeNull()
  })
})
