/**
 * Texts of a catalogue, and of another one where it has none: `withFallback(basque, es)`. For a translation that is not
 * whole yet, and for texts of your own instead of the kit's. What is empty counts as missing, as translators' tools
 * write it. A plain function: it runs where the catalogues are loaded, on a server too.
 */
export function withFallback<Id extends string>(
  texts: { readonly [Key in NoInfer<Id>]?: string },
  fallback: Readonly<Record<Id, string>>
): Record<Id, string> {
  const all: Record<Id, string> = { ...fallback }
  for (const id in fallback) all[id] = texts[id] || fallback[id]
  return all
}
