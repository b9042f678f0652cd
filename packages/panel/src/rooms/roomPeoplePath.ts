/** Where the people of a room are, beneath the panel. */
export function roomPeoplePath({ id, link }: { id: number; link: string }): string {
  return `collections/${link}-${id}/people`
}
