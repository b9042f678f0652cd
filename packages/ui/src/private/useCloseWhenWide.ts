import { useEffect } from 'react'
import { from } from '../tokens/breakpoints.ts'

/** A sheet left open would have no way back once the window is wide enough for what it stands for. */
export function useCloseWhenWide(setOpen: (open: boolean) => void, query = from('desktop')): void {
  useEffect(() => {
    const wide = window.matchMedia(query)
    const onChange = () => {
      if (wide.matches) setOpen(false)
    }
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [setOpen, query])
}
