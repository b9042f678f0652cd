type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What is typed after a key, as in a field; undefined for one that writes nothing, which is left to whom it may concern. */
export function afterKey(typed: string, { key, ctrlKey, metaKey, altKey }: Key): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Backspace') return typed.slice(0, -1)
  // Nothing can be chosen yet, and the button that has the focus is not meant.
  if (key === 'Enter') return typed
  return key.length === 1 ? typed + key : undefined
}
