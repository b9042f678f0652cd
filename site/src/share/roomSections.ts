import type { RoomSection } from '@gallery/contract'

/** Some works under one heading; without one where they hang in no section. */
export type RoomGroup<Work> = { section: RoomSection | null; works: readonly Work[] }

/** The works of a room by its sections, in order: those of none first, and no section that is empty. */
export function groupsOf<Work extends { room?: { section: number | null } | undefined }>(
  works: readonly Work[],
  sections: readonly RoomSection[]
): RoomGroup<Work>[] {
  const known = new Set(sections.map(({ id }) => id))
  const sectionOf = ({ room }: Work) => (room?.section && known.has(room.section) ? room.section : null)
  return [null, ...sections]
    .map((section) => ({
      section,
      works: works.filter((work) => sectionOf(work) === (section?.id ?? null)),
    }))
    .filter((group) => group.works.length > 0)
}
