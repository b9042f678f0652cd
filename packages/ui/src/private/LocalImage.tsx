import { type ComponentProps, useState } from 'react'

/**
 * A file as it is on this computer, where its name stands beside it; one that this browser can not show, as most can show
 * no HEIC and no TIFF, leaves its place empty. Renders `<img>`.
 */
export function LocalImage(props: Pick<ComponentProps<'img'>, 'src' | 'className'>) {
  const [broken, setBroken] = useState(false)
  return broken ? null : <img {...props} alt="" onError={() => setBroken(true)} />
}
