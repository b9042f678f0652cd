import { useState } from 'react'
import type { FieldProps } from '../../forms/Field/Field.tsx'
import { useInPlace } from '../../private/inPlace.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import type { RichTextBoxProps } from '../RichTextEditor/RichTextBox.tsx'
import * as styles from './BilingualField.css.ts'
import { BilingualSide } from './BilingualSide.tsx'
import { htmlWords } from './textChanges.ts'

/** The languages that the gallery writes in, in the order in which they stand. */
const contentLanguages = ['es', 'en'] as const

/** A language that the gallery writes in. */
export type ContentLanguage = (typeof contentLanguages)[number]

/** A text in both languages; empty where it is not written yet. */
export type BilingualText = Readonly<Record<ContentLanguage, string>>

/** A side that was not touched since the other one changed. */
export interface OutdatedSide {
  /** The language that is behind. */
  language: ContentLanguage
  /** The other language's text as it was when this one was written; with it, "Ver qué cambió" shows the difference. */
  before?: string
  /** Called when somebody says that nothing is to be done. Without it nobody can. */
  onUpToDate?: () => void
}

export interface BilingualFieldProps
  extends Omit<FieldProps, 'label' | 'wide' | 'error'>,
    Pick<RichTextBoxProps, 'pickImage'> {
  /** The start of both keys: `title` is sent, and refused by the server, as `title_es` and `title_en`. */
  name: string
  /** What is written, once for both: "Título". */
  label: string
  /**
   * One line, several lines, or a text with structure as HTML.
   * @default 'line'
   */
  kind?: 'line' | 'area' | 'rich'
  /**
   * How many lines an `area` shows.
   * @default 4
   */
  rows?: number
  /** Both texts, where their owner keeps them; with `onValueChange`. */
  value?: BilingualText
  /** Both texts at first. */
  defaultValue?: BilingualText
  /** Called with both texts when either changes. */
  onValueChange?: (value: BilingualText) => void
  /** Marks one side as behind the other. */
  outdated?: OutdatedSide
  /** @default false */
  disabled?: boolean
}

const nothing: BilingualText = { es: '', en: '' }

/**
 * The same text in Spanish and English side by side, one over the other on a phone. A side that is empty while the
 * other is not says "Falta". Renders `<div>` as wide as the form.
 *
 * Use it for every text that visitors read. For a text that has one language use `TextField`, `TextArea` or
 * `RichTextEditor` instead.
 */
export function BilingualField({ onValueChange, className, ...props }: BilingualFieldProps) {
  const inPlace = useInPlace() ?? undefined
  const [own, setOwn] = useState(props.defaultValue ?? nothing)
  const current = props.value ?? own
  const empty = { es: htmlWords(current.es) === '', en: htmlWords(current.en) === '' }

  return (
    <div className={joinClasses(styles.pair, className)} data-in-place={inPlace}>
      {contentLanguages.map((language) => (
        <BilingualSide
          {...props}
          key={language}
          language={language}
          current={current}
          missing={empty[language] && !(empty.es && empty.en)}
          onWrite={(text) => {
            const next = { ...current, [language]: text }
            setOwn(next)
            onValueChange?.(next)
          }}
        />
      ))}
    </div>
  )
}
