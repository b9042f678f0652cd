import { screenOf } from './screenOf.ts'
import { withoutLanguage } from './withoutLanguage.ts'

/**
 * Something that is not saved yet. A record keeps what was typed on this computer: it is told by the path of its screen
 * without language, `/admin/works/20`. A form loses it, and is told by its element and where it is written.
 */
export type Held = { record: string } | HeldForm

/** A form whose text is nowhere else, or what files are sent by. */
export interface HeldForm {
  /** Once it is gone, saved or given up, there is nothing to lose. */
  form: Pick<Element, 'isConnected'>
  /** Where it is written, an absolute address. */
  href: string
  /** Whether another query shows another form: `?slot=4`, `?slot=5`. */
  byQuery: boolean
  /** Whether what would be lost are files that still have to come. @default false */
  files?: boolean
}

/**
 * Whether going to an address, an absolute one, leaves it behind. Whatever lies beneath a record may be opened, in
 * whatever language; a form stays as long as its screen. A telephone and a mail's address lead nowhere.
 */
export function isLeftBy(held: Held, href: string): boolean {
  const { protocol, pathname, search } = new URL(href)
  if (!protocol.startsWith('http')) return false
  if ('record' in held) {
    const path = withoutLanguage(pathname)
    return path !== held.record && !path.startsWith(`${held.record}/`)
  }
  const at = new URL(held.href)
  const isSame = screenOf(pathname) === screenOf(at.pathname) && !(held.byQuery && search !== at.search)
  return isTyped(held) && !isSame
}

/** Whether it is a form, still there, whose text would be lost. */
export function isTyped(held: Held): boolean {
  return 'form' in held && held.form.isConnected
}

/** What becomes of what is left behind, in the words of the question. */
export function leavingWords(left: readonly Held[]): readonly LeavingWord[] {
  const isFiles = (held: Held) => 'form' in held && held.files === true
  const written = left.filter((held) => !isFiles(held))
  const words: LeavingWord[] = []
  if (written.some(isTyped)) words.push('admin.leave.loses')
  else if (written.length > 0) words.push('admin.leave.text')
  if (left.some(isFiles)) words.push('admin.leave.losesFiles')
  return words
}

type LeavingWord = 'admin.leave.loses' | 'admin.leave.losesFiles' | 'admin.leave.text'
