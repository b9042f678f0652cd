import { useState } from 'react'
import { useForm } from '../../forms/Form/FormContext.ts'

/**
 * What a button of the form does beside sending it. It is busy until the promise that is given back settles, and while
 * the form around it is: nothing is asked for twice.
 */
export function useAct(act: () => unknown): { busy: boolean; run: () => Promise<void> } {
  const form = useForm()
  const [pending, setPending] = useState(false)

  async function run() {
    setPending(true)
    try {
      await act()
    } finally {
      setPending(false)
    }
  }
  return { busy: form.busy || pending, run }
}
