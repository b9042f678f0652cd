/**
 * The screen of a path, by which it stays the same one: `/es/admin/works/20` of `/es/admin/works/20/images`. A record's
 * sections are one screen: what is typed, and the focus, outlive the way from one to the next.
 */
export function screenOf(pathname: string): string {
  return pathname.split('/').slice(0, 5).join('/')
}
