import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a control is disabled, by itself (`disabled`) or by a fieldset around it, also when that changes later: for
 * what is written in beside a hidden control, which the browser does not disable with it.
 */
export function useDisabled(control: RefObject<HTMLInputElement | null>, disabled: boolean): boolean {
  const [barred, setBarred] = useState(disabled)
  useEffect(() => {
    const box = control.current
    if (!box) return
    const follow = () => setBarred(box.matches(':disabled'))
    follow()
    const observer = new MutationObserver(follow)
    let each: Element | null | undefined = box
    while (each) {
      observer.observe(each, { attributeFilter: ['disabled'] })
      each = each.parentElement?.closest('fieldset')
    }
    return () => observer.disconnect()
  }, [control])
  return disabled || barred
}
