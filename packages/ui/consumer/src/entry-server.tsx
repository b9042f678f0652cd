import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'

/** The page as the server sends it. */
export function render(): string {
  return renderToString(<App />)
}
