/** The name of the site that a link leads to: "archive.org"; the link itself where it names none. */
export function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link
}
