import { type RightsStatement, type RightsWritten, statedRights } from '@gallery/contract'

/** Puts beside a record and its pictures what is stated of them: of a picture null where its record's holds. */
export function withRights<Record extends RightsWritten, Image extends RightsWritten>(
  record: Record,
  images: readonly Image[],
  house: RightsStatement | null
): {
  record: Record & { rights_statement: RightsStatement | null }
  images: (Image & { rights_statement: RightsStatement | null })[]
} {
  const rights_statement = statedRights(record, house)
  return {
    record: { ...record, rights_statement },
    images: images.map((image) => {
      const own = statedRights(image, rights_statement)
      return { ...image, rights_statement: own === rights_statement ? null : own }
    }),
  }
}
