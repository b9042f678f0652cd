/** This phone, as the doors tell one another apart: random, and of no meaning elsewhere. */
export function deviceId(): string {
  const known = localStorage.getItem('gallery-door-device')
  if (known !== null) return known
  const made = crypto.randomUUID()
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
