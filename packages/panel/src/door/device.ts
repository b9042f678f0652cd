import { randomKey } from '../frame/randomKey.ts'

const idKey = 'gallery-door-device'
const nameKey = 'gallery-door-name'

/** What the browser's storage did not take, full or forbidden: it holds for as long as the page is open. */
const unkept = new Map<string, string>()

/** This phone, as the doors tell one another apart: random, and of no meaning elsewhere. */
export function deviceId(): string {
  const known = read(idKey)
  if (known !== undefined) return known
  const made = randomKey()
  keep(idKey, made)
  return made
}

/** What somebody has called the door at which this phone is; empty for none. */
export function doorName(): string {
  return read(nameKey) ?? ''
}

export function nameDoor(name: string): void {
  keep(nameKey, name)
}

function read(key: string): string | undefined {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unkept.delete(key)
  } catch {
    unkept.set(key, value)
  }
}
