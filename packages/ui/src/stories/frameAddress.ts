/**
 * The address of a story in a page of its own, in what the toolbar chose. Embedded, it does not play its test, which
 * would take the focus away from the page around it.
 */
export function frameAddress(story: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${value}`] : []
  )
  const query = { id: story, viewMode: 'story', embed: 'true', globals: chosen.join(';') }
  return `iframe.html?${new URLSearchParams(query)}`
}

/** Whether a story is in such a frame, on a page of documentation. */
export const isEmbedded = (): boolean => new URLSearchParams(location.search).has('embed')
