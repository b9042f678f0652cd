const schemes = /^(https?|mailto|tel):\S+$/i
const ownPage = /^[/#?](?!\/)\S*$/
const mailbox = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const site = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#]\S*)?$/u

/** Whether a link may lead there: the web, a mailbox, a telephone, or a page of the same site. */
export function isLinkAddress(address: string): boolean {
  return schemes.test(address) || ownPage.test(address)
}

/**
 * What somebody typed as the address of a link, made complete: `ochava.example` leads to `https://ochava.example`,
 * an e-mail address to `mailto:`. Null when it leads nowhere, or where a link may not.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (isLinkAddress(text)) return text
  if (mailbox.test(text)) return `mailto:${text}`
  return site.test(text) ? `https://${text}` : null
}
