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

/** One that is full: it reads what it has, and takes nothing more. */
export function fullStorageStub(has: Readonly<Record<string, string>> = {}): object {
  return {
    ...has,
    getItem: (key: string) => has[key] ?? null,
    setItem: () => {
      throw new DOMException('It is full.', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  }
}

/** One that pages may not have: whatever is asked of it throws, as naming it does in a browser. */
export function forbiddenStorageStub(): object {
  return new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('It is forbidden.', 'SecurityError')
      },
    }
  )
}
