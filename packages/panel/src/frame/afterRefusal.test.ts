import { Failure, report } from '@gallery/client'
import { expect, test } from 'vitest'
import { afterRefusal } from './afterRefusal.ts'

test('who is told that something had been saved already sees it in the list behind the form', () => {
  const asked: string[] = []
  const end = afterRefusal(async () => asked.push('read anew'))
  report(new Failure(0))
  report(new Failure(422))
  expect(asked).toEqual([])
  report(new Failure(409, 'Ya se había guardado.'))
  expect(asked).toEqual(['read anew'])
  end()
  report(new Failure(409))
  expect(asked).toHaveLength(1)
})
