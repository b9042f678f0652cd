/** What was typed, by field name; of several boxes of one name what is ticked, by commas. */
export function typedIn(form: URLSearchParams): Record<string, string> {
  const typed = new Map<string, string[]>()
  for (const [name, value] of form) {
    const values = typed.get(name)
    if (values) values.push(value)
    else typed.set(name, [value])
  }
  return Object.fromEntries([...typed].map(([name, values]) => [name, values.join()]))
}
