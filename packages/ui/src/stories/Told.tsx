import { useTell } from './docs/useTell.ts'

/** A sample's words, in the language of the story. `shortCode` shows one of them where the story's code is shown. */
export function Told({ es, en }: { es: string; en: string }) {
  return useTell()(es, en)
}
