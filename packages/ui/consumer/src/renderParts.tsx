import { renderToStaticMarkup } from 'react-dom/server'
import { Parts } from './Parts.tsx'

/** A part of each kind, without scripts: what is compared under other style sheets. */
export function renderParts(): string {
  return renderToStaticMarkup(<Parts />)
}
