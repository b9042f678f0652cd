import '../../eventColors.css.ts'
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Form, type FormProps } from '../../forms/Form/Form.tsx'
import { type FieldLanguage, FieldLanguagesContext, galleryLanguages } from '../../private/fieldLanguages.ts'
import { InPlaceContext } from '../../private/inPlace.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './RecordSheet.css.ts'
import { SheetTexts } from './SheetTexts.tsx'

export interface RecordSheetProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children' | 'color'> {
  /** What it looks like: `RecordPictures`. */
  pictures?: ReactNode
  /** Over its name: whose it is, or when. */
  before?: ReactNode
  /** The fields of its name, written large. */
  names: ReactNode
  /**
   * Whether it is a work, whose title is set in italics.
   * @default false
   */
  work?: boolean
  /** The colour of an event, which a `Tag` of the tone `event` has inside. */
  color?: EventColor
  /** The fields of what is known of it, each behind its label. */
  facts?: ReactNode
  /**
   * The languages of its texts, in the order in which they stand.
   * @default Spanish and English
   */
  languages?: readonly FieldLanguage[]
  /** The fields of what is read about it, two languages beside each other; on a phone all but one are behind a switch. */
  texts?: ReactNode
  /** What decides today, beside it: how it stands, who sees it, what comes next. Each part under a hairline. */
  rail: ReactNode
  /** What is beside it, for screen readers: "Hoy". */
  railLabel: string
  /** What of it is rare or long: one `RecordFold` under the other. */
  folds?: ReactNode
  /** The server's last answer, as for `Form`. */
  errors?: FormProps['errors']
  /** The names of the fields that differ from what is saved, which are marked. */
  changed?: readonly string[]
  /**
   * Called with the name of a field of `names` or `facts` that was changed and in which Esc was pressed: it is to have again
   * what is saved of it. Texts have no such key, a slip would cost too much.
   */
  onRestore?: (name: string) => void
  /** Called when the fields are to be saved. */
  onSubmit?: FormProps['onSubmit']
}

const none: readonly string[] = []

/**
 * A record as it is read, written where it stands: what identifies it first and large, what decides today beside it, its
 * texts as a page, what is rare folded. The fields in `names`, `facts` and `texts` have no boxes. Renders `<div>` around
 * `<form>`.
 *
 * Use it for the screen of a work, an event, an artist. Use `Form` instead where something new is made.
 */
export function RecordSheet({
  pictures,
  before,
  names,
  work = false,
  color,
  facts,
  texts,
  languages = galleryLanguages,
  rail,
  railLabel,
  folds,
  errors,
  changed = none,
  onRestore,
  onSubmit,
  className,
  ...props
}: RecordSheetProps) {
  const main = useRef<HTMLDivElement>(null)

  function restore(event: KeyboardEvent<HTMLElement>) {
    const field = event.target
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (!isLine(field) || !main.current?.contains(field) || !changed.includes(field.name)) return
    onRestore?.(field.name)
    // What was said of it is not true any more.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div
      {...props}
      data-event-color={color}
      className={joinClasses(styles.sheet, className)}
      data-pictured={pictures ? '' : undefined}
    >
      {pictures ? <div className={styles.pictures}>{pictures}</div> : null}
      <FieldLanguagesContext value={languages}>
        <Form
          errors={errors}
          changed={changed}
          onSubmit={onSubmit}
          onKeyDown={restore}
          className={styles.form}
        >
          <div ref={main} className={styles.main}>
            <div className={styles.names} data-work={work || undefined}>
              {before ? <div className={styles.before}>{before}</div> : null}
              <InPlaceContext value="name">{names}</InPlaceContext>
            </div>
            {facts ? (
              <div className={styles.facts}>
                <InPlaceContext value="fact">{facts}</InPlaceContext>
              </div>
            ) : null}
          </div>
          {texts ? <SheetTexts errors={errors}>{texts}</SheetTexts> : null}
        </Form>
        <aside aria-label={railLabel} className={styles.rail}>
          {rail}
        </aside>
        {folds ? <div className={styles.folds}>{folds}</div> : null}
      </FieldLanguagesContext>
    </div>
  )
}

/** A field that is typed in and has no list, which Esc would close. */
function isLine(field: EventTarget): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.getAttribute('role') !== 'combobox'
  )
}
