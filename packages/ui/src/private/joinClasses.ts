/** Class names in one string, without those that are missing. */
export function joinClasses(...names: ReadonlyArray<string | false | null | undefined>): string {
  // A loop, because every element of every list comes by here.
  let joined = ''
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined
}
