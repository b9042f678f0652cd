import { describe, expect, it } from 'vitest'
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
})
