/** This phone, as the doors tell one another apart: random, and of no meaning elsewhere. */
export function deviceId(): string {
  const known = localStorage.getItem('gallery-door-device')
  if (known !== null) return known
  const made = randomKey()
  localStorage.setItem('gallery-door-device', made)
  return made
}

/** What somebody has called the door at which this phone is; empty for none. */
export function doorName(): string {
  return localStorage.getItem('gallery-door-name') ?? ''
}

export function nameDoor(name: string): void {
  localStorage.setItem('gallery-door-name', name)
}

/** A random UUID (version 4), also on an address of plain http, where browsers make none. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
