import { expect, test } from 'vitest'
import { type Bump, bumped, bumpIn } from './versions.ts'

test.each<[changeset: string, bump: Bump | null]>([
  ["---\n'@gallery/ui': minor\n---\n\nA drawing to scale.\n", 'minor'],
  ['---\n"@gallery/ui": major\n---\n\nNo Spanish of its own.\n', 'major'],
  ['---\n---\n\nNothing that is published.\n', null],
  ["---\n---\n\nOf '@gallery/ui': minor things.\n", null],
])('what a changeset asks for stands above its sentence', (changeset, bump) => {
  expect(bumpIn(changeset)).toBe(bump)
})

test.each<[version: string, bump: Bump, next: string]>([
  ['1.2.3', 'patch', '1.2.4'],
  ['1.2.3', 'minor', '1.3.0'],
  ['1.2.3', 'major', '2.0.0'],
])('after %s a %s change makes %s', (version, bump, next) => {
  expect(bumped(version, bump)).toBe(next)
})
