import type { Language, Options } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import tokens from '@gallery/ui/tokens.json' with { type: 'json' }

const paper = tokens.light.color.paper.$value.hex

/** What a phone makes an icon on its screen of (W3C Web App Manifest): the gallery, opened in one of its languages. */
export function manifest(options: Options, language: Language): string {
  return JSON.stringify({
    name: options.name,
    short_name: options.name,
    description: translated(options, 'tagline', language).text,
    lang: language,
    id: `/${language}`,
    start_url: `/${language}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
