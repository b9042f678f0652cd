import { type Ref, type RefCallback, useMemo } from 'react'

/** One ref that fills two: the component's own and the one that its user passed in. */
export function useJoinedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useMemo(() => {
    const all = [filling(own), filling(given)]
    return (node) => {
      for (const fill of all) fill(node)
    }
  }, [own, given])
}

/** Lets a ref go as React does: by what it gave back for that, else by null. */
function filling<T>(ref: Ref<T> | undefined): (node: T | null) => void {
  let letGo: ReturnType<RefCallback<T>>
  return (node) => {
    if (letGo) {
      letGo()
      letGo = undefined
    } else if (typeof ref === 'function') letGo = ref(node)
    else if (ref) ref.current = node
  }
}
