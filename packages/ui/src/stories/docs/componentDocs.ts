import type { ReactNode } from 'react'
import type { Key } from './keys.ts'

/** The languages that the documentation is written in. */
export type DocsLanguage = 'es' | 'en'

/** A text in both. */
export interface Said {
  es: string
  en: string
}

/** Says one of two texts, the one in the reader's language: `t('Guardar', 'Save')`. */
export type Tell = (es: string, en: string) => string

/** Something that is done right, or wrong, with a component. */
export interface Example {
  /** What it looks like; it is only looked at, and answers to nothing. */
  show: (t: Tell) => ReactNode
  /** The sentence under it. */
  say: Said
}

/** A part that the numbered picture of a component points at. */
export interface AnatomyPart {
  /** Where it is in the story: a CSS selector, by role, element or `data-` attribute; class names change. */
  at: string
  name: Said
}

/**
 * What the page of a component says beside what is read from its source: the record `Name.docs.tsx` that stands
 * beside `Name.stories.tsx`. English that the source says already (the comment over the component, over its props, over
 * its stories) is not repeated here: only its Spanish is.
 */
export interface ComponentDocs {
  /** `new` while its props may still change with a minor version. */
  status: 'stable' | 'new'
  /** The version that brought it. */
  since: string
  /** The first paragraph of the comment over the component, in Spanish. */
  what: string
  /** When to use it: an answer to "is it this what I need?" each. */
  use: readonly Said[]
  /** When another is right; its page is one press away. Where two have the same name, with its group: `panel/RecordSheet`. */
  instead: readonly { component: string; when: Said }[]
  /** A module that draws it, complete: who copies it has something that compiles. */
  code: (t: Tell) => string
  /** What it consists of: the numbered picture. */
  anatomy?: { story: string; parts: readonly AnatomyPart[] }
  examples: {
    do: readonly Example[]
    dont: readonly Example[]
    /**
     * One under the other, where the component needs the width of the page.
     * @default false
     */
    wide?: boolean
  }
  /** Which keys do what; none for what is only read. */
  keyboard: readonly { keys: readonly Key[]; does: Said }[]
  /** What a screen reader says, quoted, and when. */
  reads: readonly Said[]
  /** Its own props, with their sentences in Spanish. */
  props: Readonly<Record<string, string>>
  /** Its stories by the names of their exports, in Spanish. */
  stories: Readonly<Record<string, { name: string; text: string }>>
}
