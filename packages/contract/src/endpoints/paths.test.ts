import { expect, test } from 'vitest'
import { endpointsByTag } from './index.ts'

/** The names of which the server would take one for another: what a parameter is called tells no path apart. */
function takenTwice(names: readonly string[]): string[] {
  const routes = names.filter((name) => !name.includes('?'))
  const bare = routes.map((name) => name.replace(/:\w+/g, ':'))
  return routes.flatMap((name, index) => {
    const first = bare.indexOf(bare[index] ?? '')
    return first === index ? [] : [`${routes[first]} and ${name}`]
  })
}

test('every method and path is one endpoint’s alone, whatever its parameters are called', () => {
  const names = Object.values(endpointsByTag).flatMap((group) => Object.keys(group))
  expect(takenTwice(names)).toEqual([])
})

test('one path under two names of its parameter is told by both, and so is a name in two files', () => {
  const works = [
    'GET /api/works/:id/views',
    'POST /api/works/:work/views',
    'GET /api/works?list=1',
    'GET /api/works',
  ]
  const others = ['GET /api/works/:work/views', 'GET /api/works/:work/views/:id', 'GET /api/works']
  expect(takenTwice([...works, ...others])).toEqual([
    'GET /api/works/:id/views and GET /api/works/:work/views',
    'GET /api/works and GET /api/works',
  ])
})
