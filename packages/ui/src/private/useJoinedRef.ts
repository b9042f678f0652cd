import { type Ref, type RefCallback, useCallback } from 'react'

function assign<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}

/** One ref that fills two: the component's own and the one that its user passed in. */
export function useJoinedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      assign(own, node)
      assign(given, node)
    },
    [own, given]
  )
}
