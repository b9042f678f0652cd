/** The sentence that an address says once, to one visitor: what came of a form, or why they are here. '' where there is none. */
export function msgOf(search: string | URLSearchParams): string {
  return new URLSearchParams(search).get('msg')?.trim() ?? ''
}
