import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kit = fileURLToPath(new URL('../..', import.meta.url))
const waiting = fileURLToPath(new URL('../../../../.changeset', import.meta.url))

const bumps = ['major', 'minor', 'patch'] as const
export type Bump = (typeof bumps)[number]

/** The versions of the kit that there were, as its changelog heads them. */
export function pastVersions(): string[] {
  const changelog = readFileSync(join(kit, 'CHANGELOG.md'), 'utf8')
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version)
}

/** The version that the changesets which wait will make, as `npx changeset status --verbose` names it; null while none waits. */
export function nextVersion(): string | null {
  const { version }: { version: string } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'))
  const changesets = readdirSync(waiting).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const found = changesets.map((name) => bumpIn(readFileSync(join(waiting, name), 'utf8')))
  const highest = bumps.find((bump) => found.includes(bump))
  return highest ? bumped(version, highest) : null
}

/** What a changeset asks for of the kit, as its front matter says; null where it is of nothing. */
export function bumpIn(changeset: string): Bump | null {
  const [, said] = /^---\n(?:.*\n)*?["']@gallery\/ui["']: (\w+)\n(?:.*\n)*?---$/m.exec(changeset) ?? []
  return bumps.find((bump) => bump === said) ?? null
}

/** The version after one, by what has changed most. */
export function bumped(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (bump === 'major') return `${major + 1}.0.0`
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}
