/** Something that is fetched when it is first needed, and then kept. */
export interface Loading<Value> {
  /** Fetches it, once. React's `use` of it does not suspend once it has come. */
  load: () => Promise<Value>
  /** What has come; undefined until it has. */
  loaded: () => Value | undefined
}

/**
 * Milliseconds for which a failure stays the answer. A page that is drawn while it waits asks again as soon as it
 * hears of the failure: a new attempt each time would go on for ever, and no error page would be reached.
 */
const failing = 1_000

/** What forgets each failure that is still the answer. */
const failures = new Set<() => void>()

/** Call it before something that failed is asked for by hand: what is asked for then is a new attempt. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
}

/** Keeps what `fetch` brings. A lost connection is no reason to give it up for good: who asks later tries anew. */
export function loadOnce<Value>(fetch: () => Promise<Value>): Loading<Value> {
  let loaded: Value | undefined
  let loading: Promise<Value> | undefined

  function load(): Promise<Value> {
    loading ??= fetch().then(
      (value) => {
        loaded = value
        // How React's `use` knows a promise that it need not wait for: it then reads without suspending.
        if (loading) Object.assign(loading, { status: 'fulfilled', value })
        return value
      },
      (error) => {
        function forget(): void {
          clearTimeout(timer)
          failures.delete(forget)
          loading = undefined
        }
        const timer = setTimeout(forget, failing)
        failures.add(forget)
        throw error
      }
    )
    return loading
  }

  return { load, loaded: () => loaded }
}
