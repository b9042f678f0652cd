import { describe, expect, it, vi } from 'vitest'
import { Email } from './email.ts'

describe('an e-mail address', () => {
  it.each([
    [' Martina.Sosa@Correo.Example ', 'martina.sosa@correo.example'],
    ["o'brien+visita@correo.example", "o'brien+visita@correo.example"],
    ['josé.muñoz@correo.example', 'josé.muñoz@correo.example'],
    ['JOSE\u0301@correo.example', 'josé@correo.example'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['ana@ñandú.example', 'ana@xn--and-6ma2c.example'],
    ['ana@XN--AND-6MA2C.example', 'ana@xn--and-6ma2c.example'],
  ])('%s is taken', (typed, expected) => {
    expect(Email.parse(typed)).toBe(expected)
  })

  it.each([
    'martina',
    'martina@correo',
    '@correo.example',
    '.martina@correo.example',
    'mar..tina@correo.example',
    'martina.@correo.example',
    'mar tina@correo.example',
    'martina@correo.example>',
    'a@b@correo.example',
    'martina@-correo.example',
    'martina@correo.example/x',
    'martina@127.0.0.1',
    'martina\u200b@correo.example',
    'martina\u202e@correo.example',
    `${'a'.repeat(250)}@correo.example`,
  ])('%s is none', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false)
  })

  it.each([
    ['marks', `ana${'\u0301\u0316'.repeat(20_000)}@correo.example`],
    ['letters of a domain', `ana@${'例子广告'.repeat(2_000)}.example`],
  ])('of too many %s is refused for its length, before anything else is made of it', (_of, typed) => {
    const compose = vi.spyOn(String.prototype, 'normalize')
    const toAscii = vi.spyOn(globalThis, 'URL')
    try {
      expect(Email.safeParse(typed).error?.issues.map(({ code }) => code)).toEqual(['too_big'])
      expect([compose.mock.calls, toAscii.mock.calls]).toEqual([[], []])
    } finally {
      compose.mockRestore()
      toAscii.mockRestore()
    }
  })
})
