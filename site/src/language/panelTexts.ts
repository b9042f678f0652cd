/**
 * What the ids of those of the kit's texts for visitors begin with that only the panel says: its pictures are chosen with
 * components that any site may use, and this one does not. The build leaves them out of the pages of visitors.
 */
const parts = ['imageField', 'imageFile']

/** Whether a text is one of them. */
export function isPanels(id: string): boolean {
  return parts.some((part) => id.startsWith(`${part}.`))
}
