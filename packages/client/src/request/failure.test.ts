import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

test('a refused form says what is wrong with which field', async () => {
  const failure = await failureOf(
    answer(422, { message: 'Revisá los datos', errors: { email: ['No es un email', 'Otra cosa'] } })
  )
  expect(failure).toMatchObject({
    status: 422,
    message: 'Revisá los datos',
    errors: { email: ['No es un email', 'Otra cosa'] },
  })
})

test.each([
  ['a page of a proxy', new Response('<html>Bad gateway</html>', { status: 502 })],
  ['JSON of somebody else', answer(502, ['no'])],
  ['a message that is none', answer(502, { message: 3, errors: 'x' })],
])('%s leaves the status', async (_what, response) => {
  expect(await failureOf(response)).toMatchObject({ status: 502, message: '', errors: {} })
})
