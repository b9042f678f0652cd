/** Since when a record is gone, as the API's 410 says it; undefined where it does not. */
export function goneAt(body: unknown): Date | undefined {
  if (typeof body !== 'object' || body === null || !('gone_at' in body)) return undefined
  const at = new Date(String(body.gone_at))
  return Number.isNaN(at.getTime()) ? undefined : at
}
