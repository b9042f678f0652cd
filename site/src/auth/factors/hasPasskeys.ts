/** Whether this browser can make and use passkeys at this address: they belong to a host with a name, and to no number. */
export function hasPasskeys(): boolean {
  return (
    window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)
  )
}
