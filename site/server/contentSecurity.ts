import { createHash } from 'node:crypto'

/** Where the players of videos live; nothing of them is loaded before a visitor presses play. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
const google = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/**
 * What a page may load and run: this site's own files, the players of videos, Google's guard of the contact form where
 * its keys are set, and of what stands in the markup itself only the script whose very
 * text is `inline`. The door's page also runs the program that reads codes (WebAssembly).
 */
export function contentSecurity(
  { RECAPTCHA_SITE_KEY: key }: { RECAPTCHA_SITE_KEY?: string | undefined },
  inline: string,
  { door = false } = {}
): string {
  const guard = key === undefined ? [] : google
  return [
    "default-src 'self'",
    ['script-src', "'self'", hashOf(inline), ...(door ? ["'wasm-unsafe-eval'"] : []), ...guard].join(' '),
    ['frame-src', ...players, ...guard].join(' '),
    // Of the visitor's own device are the pictures that the panel shows while it uploads them.
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
