/** Where a bucket is and with what to open it. */
export type BucketAddress = {
  /** The address of the bucket, without a slash at the end: path style, which every S3-compatible server answers. */
  url: string
  key: string
  secret: string
  region: string
}

/**
 * Reads `s3://KEY:SECRET@host/bucket?region=eu-west-1`, or null for anything else. Signs that mean something in an
 * address are percent-encoded in key and secret (`/` is `%2F`). `region` is `us-east-1` without; `tls=false` speaks
 * plain http, for a server on the same machine.
 */
export function readBucketAddress(text: string): BucketAddress | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, host, pathname, searchParams } = new URL(text)
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,62})\/?$/.exec(pathname)?.[1]
  if (protocol !== 's3:' || bucket === undefined || [host, username, password].includes('')) return null
  const [key, secret] = [decoded(username), decoded(password)]
  if (key === null || secret === null) return null
  const scheme = searchParams.get('tls') === 'false' ? 'http' : 'https'
  return {
    url: `${scheme}://${host}/${bucket}`,
    key,
    secret,
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
