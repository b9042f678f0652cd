import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { martina } from '../testing/martina.ts'
import { answering, rendered } from '../testing/renderedPages.ts'

const link = `/es/auth/${'a'.repeat(43)}`
const others = answering([urlOf('/auth/getUser'), { data: martina }])

test('a mailed link asks whoever is not in for one step more', async () => {
  const { body } = await rendered(link)
  expect(body).toContain('Un paso más y listo.')
  expect(body).not.toContain('Ya entraste')
})

test('to who is in it says so, with the way on; the link can still be used', async () => {
  const { body } = await rendered(link, { others })
  expect(body).toContain('Hola, Martina')
  expect(body).toContain('Ya entraste: no hace falta hacer nada más.')
  expect(body).not.toContain('Un paso más')
  expect(body.slice(body.indexOf('<main'))).toContain('href="/es/appointments"')
  expect(body).toContain('Entrar con este link')
})

test('a used one says that it is, and no more is asked of who is in', async () => {
  const sent = { status: 422, values: {}, errors: {}, message: '' }
  const { body } = await rendered(link, { others, sent })
  expect(body).toContain('Este link ya no sirve')
  expect(body).toContain('Ya entraste: no hace falta hacer nada más.')
  expect(body).not.toContain('Pedir otro link')
})
