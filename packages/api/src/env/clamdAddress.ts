/** Where a clamd listens, as `net.connect` takes it. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/** Reads `tcp://host:port` or `unix:/path`; null for anything else. */
export function readClamdAddress(text: string): ClamdAddress | null {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1]
  if (path !== undefined) return { path }
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, pathname, search, hash, username } = new URL(text)
  const isBare = /^\/?$/.test(pathname) && search + hash + username === ''
  if (protocol !== 'tcp:' || hostname === '' || port === '' || !isBare) return null
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}
