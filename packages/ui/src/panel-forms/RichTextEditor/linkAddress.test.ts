import { describe, expect, test } from 'vitest'
import { linkAddress } from './linkAddress.ts'

describe('linkAddress', () => {
  test.each([
    ['https://ochava.example/a?b=1', 'https://ochava.example/a?b=1'],
    [' http://ochava.example ', 'http://ochava.example'],
    ['mailto:hola@ochava.example', 'mailto:hola@ochava.example'],
    ['tel:+541155550134', 'tel:+541155550134'],
    ['/es/archives/1', '/es/archives/1'],
    ['#historia', '#historia'],
    ['ochava.example', 'https://ochava.example'],
    ['ochava.example/es/archives', 'https://ochava.example/es/archives'],
    ['hola@ochava.example', 'mailto:hola@ochava.example'],
  ])('%s leads to %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  test.each([
    '',
    'archivo',
    'dos palabras',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'ftp://a.example',
  ])('"%s" leads nowhere', (typed) => {
    expect(linkAddress(typed)).toBeNull()
  })
})
