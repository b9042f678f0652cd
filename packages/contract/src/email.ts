import { z } from 'zod'

const word = String.raw`[\p{L}\p{M}\p{N}_'+-]+`
const label = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`
/** Letters of any script before the @ (RFC 6531); the domain in the form in which the network knows it. */
const pattern = new RegExp(
  String.raw`^(?:${word}\.)*[\p{L}\p{M}\p{N}_'+-]*[\p{L}\p{M}\p{N}_+-]@(?:${label}\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$`,
  'u'
)

/**
 * The e-mail address of a person: letters beyond ASCII are taken before the @ (SMTPUTF8) and in the domain (IDNA). Two
 * spellings of one address come out as one: composed, in lower case, the domain in ASCII, as browsers send it from
 * their fields for addresses.
 */
export const Email = z
  .string()
  .trim()
  // Before all else: composing a long text, and naming a long domain in ASCII, take as long as the square of its length.
  .max(254, { abort: true })
  .normalize('NFC')
  .toLowerCase()
  .overwrite(withAsciiDomain)
  .pipe(z.email({ pattern }).max(254))

/** What is no domain stays as it is, and does not fit. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}
