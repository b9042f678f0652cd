/** The words of a changeset, without its head; of several sentences in one line. */
function wordsOf(changeset: string): string {
  const [, , ...words] = changeset.split(/^---$/m)
  return words.join('---').trim().replace(/\s+/g, ' ')
}

/**
 * What changed from version to version, as Markdown: what comes with the next one, from the changesets that wait, then the
 * package's own changelog without its title.
 */
export function changesIn(changelog: string, changesets: readonly string[], coming: string): string {
  const next = changesets.flatMap((changeset) => wordsOf(changeset) || [])
  const waiting = next.length === 0 ? [] : [`## ${coming}`, next.map((words) => `- ${words}`).join('\n')]
  return [...waiting, changelog.replace(/^# .*\n+/, '')].join('\n\n')
}
