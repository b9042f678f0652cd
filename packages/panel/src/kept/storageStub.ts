/** A browser's storage for tests: what it keeps are its own properties, as in a browser. */
export function storageStub(): object {
  const methods = {
    getItem: (key: string): unknown => Reflect.get(storage, key) ?? null,
    setItem: (key: string, text: string) => Reflect.set(storage, key, text),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  }
  const storage: object = Object.create(methods)
  return storage
}
