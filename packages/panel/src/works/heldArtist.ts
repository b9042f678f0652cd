import { type NamedArtist, withNewArtists } from '../record/newArtists.ts'

/** Whose a work is, as its form has it: an id, or the name of somebody whom the gallery does not know yet. */
export type HeldArtist = number | NamedArtist | null

interface SavingWithArtist<Saved> {
  /** Saves the work with the id that its artist has then. @throws Failure */
  save: (id: number | null) => Promise<Saved>
  /** As in `withNewArtists`. */
  onTakenBack: () => unknown
}

/** Saves a work, and adds its artist before that if they are new. @throws Failure */
export function withHeldArtist<Saved>(
  artist: HeldArtist,
  { save, onTakenBack }: SavingWithArtist<Saved>
): Promise<Saved> {
  if (artist === null || typeof artist === 'number') return save(artist)
  return withNewArtists([artist], {
    field: 'artist_id',
    save: ([known]) => save(known?.id ?? null),
    onTakenBack,
  })
}
