import { expect, test } from 'vitest'
import { spelledOut } from './spelledOut.ts'

const can = (sign: string) => /^[\u0020-\u024f]+$/.test(sign)

test.each([
  ['王伟', 'WangWei'],
  ['Sala 김민준', 'Sala GimMinJun'],
  ['გიორგი', 'giorgi'],
  ['№ 3', 'No 3'],
  ['m\u0303bo', 'mbo'],
  ['Ana 🎨 Ruiz', 'Ana Ruiz'],
  ['🎨 Ana', 'Ana'],
  ['Ana 👩‍🎨👍🏽🇦🇷', 'Ana'],
  [' , Ana', ' , Ana'],
  ['𓀀', 'A1'],
  ['Sala \u{30000}', 'Sala ?'],
])('%s is told as %s', (text, told) => {
  expect(spelledOut(text, can)).toBe(told)
})
