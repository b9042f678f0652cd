/** What may follow a message: an answer of the gallery, what whoever wrote said after it, a note that stays in the house. */
export const entryKinds = ['answer', 'reply', 'note'] as const
export type EntryKind = (typeof entryKinds)[number]
