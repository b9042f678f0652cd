/**
 * Where Debian has Chromium. Nobody looks at the windows of tests: the shell has none, no pages of its own either, and a
 * test in it takes a sixth less of the processor.
 */
export const chromiumPlaces = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
