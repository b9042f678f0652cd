import type { DocsLanguage } from './componentDocs.ts'

/** Keys that a Spanish keyboard calls otherwise than an English one. */
const spanish = {
  Backspace: 'Retroceso',
  End: 'Fin',
  Home: 'Inicio',
  'Page Down': 'Av Pág',
  'Page Up': 'Re Pág',
  Space: 'Espacio',
} as const

type Letter = 'B' | 'I' | 'J' | 'K' | 'S' | 'V' | 'X' | 'Z'
type Alone =
  | keyof typeof spanish
  | 'Tab'
  | 'Enter'
  | 'Esc'
  | 'F8'
  | '↑'
  | '↓'
  | '←'
  | '→'
  | '+'
  | '-'
  | '0'
  | '/'
/** Any of them. */
type Range = 'a–z' | '0–9'
type Command = `${'Ctrl' | '⌘'} ${Letter | 'Enter' | 'Shift Z'}`
type Together = Command | 'Alt ↑' | 'Alt ↓' | 'Alt F10' | 'Shift Tab'

/** A key, or several at once, as a table of keys names them: by what an English keyboard has on it. */
export type Key = Letter | Alone | Range | Together

const names: Readonly<Partial<Record<Key, string>>> = spanish

/** What a key is called in a language. */
export const keyIn = (language: DocsLanguage, key: Key): string =>
  language === 'es' ? (names[key] ?? key) : key
