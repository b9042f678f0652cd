import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { Parts } from './Parts.tsx'

/** The page as the server sends it. */
export function render(): string {
  return renderToString(<App />)
}

/** A part of each kind, without scripts: what is compared under other style sheets. */
export function renderParts(): string {
  return renderToStaticMarkup(<Parts />)
}
