import { describe, expect, it } from 'vitest'
import { folderNamed, isPlainName, readKey, storageKey, variantName } from './keys.ts'

describe('the keys of the storage', () => {
  it.each([
    ['room-a-1f2e.jpg', true],
    ['room-a-1f2e-960.avif', true],
    ['..', false],
    ['../db/1', false],
    ['..\\db', false],
    ['a/b.jpg', false],
    ['a..jpg', false],
    ['.hidden', false],
    ['a.jpg\0.png', false],
    ['a%2f.jpg', false],
    ['-rf', false],
    ['', false],
    [`${'a'.repeat(300)}.jpg`, false],
  ])('%j is a plain name: %s', (name, plain) => {
    expect(isPlainName(name)).toBe(plain)
    if (plain) expect(readKey(storageKey('events', name))).toEqual({ folder: 'events', file: name })
    else expect(() => storageKey('events', name)).toThrow('plain file name')
  })

  it.each(['events', '/etc/passwd', 'events/../db', 'db/1', 'events/a/b', ''])('%j is no key', (key) => {
    expect(() => readKey(key)).toThrow('not a key')
  })

  it('knows the folders, the misspelled one too', () => {
    expect(folderNamed('sildes')).toBe('slides')
    expect(folderNamed('artists')).toBe('artists')
    expect(folderNamed('db')).toBeNull()
    expect(folderNamed('__proto__')).toBeNull()
  })

  it('names the other files of a picture', () => {
    expect(variantName('a-1.jpg', 'thumb')).toBe('a-1-thumb.jpg')
    expect(variantName('a-1.jpg', 960, 'avif')).toBe('a-1-960.avif')
  })
})
