/** Why a host or a port cannot be listened at, in a sentence that names the setting; undefined where it is neither's fault. */
export function whyNotListening(
  error: unknown,
  { host, port }: { host: string; port: number }
): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop that one, or choose another with PORT.`
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user: choose one from 1024 on with PORT, and let nginx answer at 80 and 443.`
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST is “${host}”, and no address of that name can be found: name an address of this machine, or localhost.`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'EINVAL') {
    return `HOST is “${host}”, which is no address of this machine: name one that is, localhost, or 0.0.0.0 for all.`
  }
  return undefined
}
