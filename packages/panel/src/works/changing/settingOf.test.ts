import { expect, it } from 'vitest'
import { noSetting, settingOf } from './settingOf.ts'

const price = noSetting.price

it('carries nothing that was not set', () => {
  expect(settingOf(noSetting)).toEqual({})
  expect(settingOf({ ...noSetting, owner: '', public: 'hidden' })).toEqual({ owner: '', public: false })
  expect(settingOf({ ...noSetting, status: 'Prestada', currency: 'ARS', rights: '' })).toEqual({
    status: 'Prestada',
    currency: 'ARS',
    rights: '',
  })
})

it.each([
  ['+8', 8],
  ['8 %', 8],
  ['-2,5', -2.5],
  ['−10', -10],
  ['1000', 1000],
  ['', null],
  ['ocho', null],
  ['-100', null],
  ['8.125', null],
])('reads the percentage %j as %j', (percent, expected) => {
  const setting = settingOf({ ...noSetting, price: { ...price, way: 'percent', percent, round: 50 } })
  expect(setting).toEqual(
    expected === null ? null : { price: { by: 'percent', percent: expected, round: 50 } }
  )
})

it.each([
  ['12.500', 12_500],
  ['', null],
])('reads the new price %j as %j', (amount, expected) => {
  const setting = settingOf({ ...noSetting, price: { ...price, way: 'amount', amount } })
  expect(setting).toEqual({ price: { by: 'amount', amount: expected } })
})

it('takes no price that is no number', () => {
  expect(settingOf({ ...noSetting, price: { ...price, way: 'amount', amount: 'mucho' } })).toBeNull()
})
