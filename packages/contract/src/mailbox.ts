/** The domains of the one large provider that leaves dots before the @ out of account. */
const gmail = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, as limits count it: what follows a `+` before the @ is the reader's own mark, and
 * dots are nothing to Gmail. For counting only: mails go to the address as it was written.
 *
 * @param email as `Email` gives it
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const marked = email.slice(0, at)
  // A mark alone is a name like any other.
  const name = /^(.[^+]*)\+/.exec(marked)?.[1] ?? marked
  return gmail.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
