import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldProps } from '../../forms/Field/Field.tsx'
import {
  type ContentLanguage,
  type FieldLanguage,
  FieldLanguagesContext,
} from '../../private/fieldLanguages.ts'
import { useInPlace } from '../../private/inPlace.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useEchoes } from '../../private/useEchoes.ts'
import { useFormReset } from '../../private/useFormReset.ts'
import type { RichTextBoxProps } from '../RichTextEditor/RichTextBox.tsx'
import * as styles from './BilingualField.css.ts'
import { BilingualSide } from './BilingualSide.tsx'
import { htmlWords } from './textChanges.ts'

/** A text in each language, Spanish and English unless others are named; empty where it is not written yet. */
export type BilingualText<Language extends string = ContentLanguage> = Readonly<Record<Language, string>>

/** A side that was not touched since another one changed. */
export interface OutdatedSide<Language extends string = ContentLanguage> {
  /** The language that is behind. */
  language: Language
  /**
   * The language that changed.
   * @default the first of the others
   */
  since?: Language
  /** That language's text as it was when this one was written; with it, "See what changed" shows the difference. */
  before?: string
  /** Called when somebody says that nothing is to be done. Without it nobody can. */
  onUpToDate?: () => void
}

export interface BilingualFieldProps<Language extends string = ContentLanguage>
  extends Omit<FieldProps, 'label' | 'optional' | 'wide' | 'error'>,
    Pick<RichTextBoxProps, 'pickImage'> {
  /**
   * The languages, as many as there are, in the order in which they stand.
   * @default those of the `RecordSheet` around it, else Spanish and English
   */
  languages?: readonly FieldLanguage<Language>[]
  /** The start of all keys: `title` is sent, and refused by the server, as `title_es` and `title_en`. */
  name: string
  /** What is written, once for all languages: "Title". */
  label: string
  /**
   * Whether it may stay empty, or in which languages: those say "(opcional)" after the label, the others must be filled in.
   * @default false
   */
  optional?: boolean | readonly NoInfer<Language>[]
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
  /** The most characters that a `line` or an `area` has, in each language. */
  maxLength?: number
  /** The texts, where their owner keeps them; with `onValueChange`. */
  value?: BilingualText<Language>
  /** The texts at first. */
  defaultValue?: BilingualText<Language>
  /** Called with all texts when one changes. */
  onValueChange?: (value: BilingualText<Language>) => void
  /** Marks one side as behind the other. */
  outdated?: OutdatedSide<Language>
  /** @default false */
  disabled?: boolean
}

const nothing: Texts = {}

/** The texts by language, whichever these are. */
type Texts = Readonly<Record<string, string>>

/**
 * The same text in several languages, two of them side by side, one under the other on a phone. A side that is empty
 * while another is not says "Falta". Renders `<div>` as wide as the form.
 *
 * Use it for every text that visitors read. For a text that has one language use `TextField`, `TextArea` or
 * `RichTextEditor` instead.
 */
export function BilingualField<Language extends string = ContentLanguage>({
  onValueChange,
  languages,
  className,
  optional = false,
  ...props
}: BilingualFieldProps<Language>) {
  const inPlace = useInPlace() ?? undefined
  const around = use(FieldLanguagesContext)
  const all: readonly FieldLanguage[] = languages ?? around
  const mayStayEmpty: readonly string[] = typeof optional === 'boolean' ? [] : optional
  const first: Texts = props.defaultValue ?? nothing
  const [own, setOwn] = useState(first)
  const current: Texts = props.value ?? own
  const root = useRef<HTMLDivElement>(null)
  const written = all.filter(({ language }) => htmlWords(current[language] ?? '') !== '')

  const latest = useRef(current)
  const echoes = useEchoes()
  const given = keyOf(current)
  const follow = useEffectEvent((key: string) => {
    if (!echoes.isEcho(key)) latest.current = current
  })
  useEffect(() => follow(given), [given])

  function write(next: Texts): void {
    latest.current = next
    echoes.tell(keyOf(next))
    setOwn(next)
    onValueChange?.(next)
  }
  useFormReset(root, () => props.value === undefined && write(first))

  return (
    <div ref={root} className={joinClasses(styles.pair, className)} data-in-place={inPlace}>
      {all.map(({ language }, index) => (
        <BilingualSide
          {...props}
          key={language}
          language={language}
          optional={optional === true || mayStayEmpty.includes(language)}
          place={index + 1}
          other={(written.find((each) => each.language !== language) ?? all[index === 0 ? 1 : 0])?.language}
          current={current}
          missing={written.length > 0 && !written.some((each) => each.language === language)}
          // An editor is ahead of an owner that is late; the other controls say what their owner says.
          onWrite={(text) =>
            write({ ...(props.kind === 'rich' ? latest.current : current), [language]: text })
          }
        />
      ))}
    </div>
  )
}

/** The same for the same texts, in whichever order their owner names the languages. */
function keyOf(texts: Texts): string {
  return JSON.stringify(Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
