import { expect, test } from 'vitest'
import { spelledOut } from './spelledOut.ts'

/** As Archivo: ½, ² and Ø among them, ⅛, ⁴ and ⌀ not. */
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
  ['24⅛ × 18⅜ in', '24\u00a01/8 × 18\u00a03/8 in'],
  ['24½ × ⅞ in', '24½ × 7/8 in'],
  ['24 ⅛', '24 1/8'],
  ['⌀ 30 cm', 'Ø 30 cm'],
  ['∅30', 'Ø30'],
  ['10⁴ m²', '10^4 m²'],
  ['10²⁴', '10^24'],
  ['10⁻⁴', '10^-4'],
  ['⁴ Ver', '4 Ver'],
  ['H₂O, 10₂', 'H2O, 10_2'],
  ['Sala 2①', 'Sala 2\u00a01'],
  ['１９７４', '1974'],
])('%s is told as %s', (text, told) => {
  expect(spelledOut(text, can)).toBe(told)
})
