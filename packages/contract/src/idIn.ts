/** A record's id in an address; undefined for what is none. */
export function idIn(text: string | null | undefined): number | undefined {
  return text != null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
