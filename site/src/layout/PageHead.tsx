import { use, useEffect } from 'react'
import { useLoadedSite } from '../data/useSite.ts'
import { type Head, HeadContext } from './head.ts'

/** A page's title ("<title> | <gallery>", spec §2) and what else {@link Head} tells. Renders nothing. */
export function PageHead({ title, ...rest }: Head) {
  const { options } = useLoadedSite()
  const head: Head = { ...rest, title: `${title} | ${options.name}` }
  use(HeadContext)?.(head)
  useEffect(() => {
    document.title = head.title
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description ?? '')
  }, [head.title, head.description])
  return null
}
