/** What somebody may need on a visit. An event says which of them the gallery can see to. */
export const accessNeeds = ['wheelchair', 'signLanguage', 'guideDog', 'otherLanguage'] as const
export type AccessNeed = (typeof accessNeeds)[number]
