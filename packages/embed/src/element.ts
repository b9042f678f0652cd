type Child = Node | string | null

/** An element with attributes and children; attributes that are undefined are left out. Text never becomes markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The name of a heading of a level, from 1 on. */
export function headingAt(level: number): (typeof levels)[number] {
  return levels[level - 1] ?? 'h6'
}
