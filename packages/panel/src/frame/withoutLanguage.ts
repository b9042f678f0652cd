/** A path without the language that it begins with: `/es/admin/events` is `/admin/events`. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/[^/]*/, '')
}
