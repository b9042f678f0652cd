import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as fieldStyles from '../../forms/Field/Field.css.ts'
import { FieldNotes, OptionalMark, useField } from '../../forms/Field/Field.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { languageName } from '../../private/fieldLanguages.ts'
import { GrowingText } from '../../private/GrowingText.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { tell } from '../../private/tell.ts'
import { useTextSide } from '../../private/textSides.ts'
import { isLongTitle } from '../../private/titleWords.ts'
import { writingDirection } from '../../private/writingDirection.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import { RichTextBox } from '../RichTextEditor/RichTextBox.tsx'
import * as styles from './BilingualField.css.ts'
import type { BilingualFieldProps } from './BilingualField.tsx'
import { ChangedSince } from './ChangedSince.tsx'
import { bilingualFieldMessages as messages } from './messages.ts'

interface BilingualSideProps
  extends Omit<BilingualFieldProps<string>, 'onValueChange' | 'languages' | 'className' | 'optional'> {
  language: string
  optional: boolean
  /** Among the languages, from 1. */
  place: number
  /** The language that it is translated from. */
  other: string | undefined
  /** All texts as they are now. */
  current: Readonly<Record<string, string>>
  /** Nothing is written here, and something in another language. */
  missing: boolean
  onWrite: (text: string) => void
}

/** One language of a bilingual field: label, mark, control, what can be done, error. Renders `<div>`. */
export function BilingualSide({
  name,
  label,
  optional,
  hint,
  kind = 'line',
  rows = 4,
  maxLength,
  value,
  defaultValue,
  disabled,
  pickImage,
  outdated,
  language,
  place,
  other,
  current,
  missing,
  onWrite,
}: BilingualSideProps) {
  const intl = useIntl()
  const field = useField(`${name}_${language}`, hint, {})
  const { inPlace } = field
  const { id } = field.control
  useTextSide(
    inPlace === 'text'
      ? { language, changed: field.isChanged, missing, refused: field.error !== undefined }
      : null
  )
  const behind = outdated?.language === language ? outdated : undefined
  const changed = behind?.since ?? other
  const nameOf = (of = '') => ({ language: of && languageName(of, intl.locale) })
  const marked = missing || behind !== undefined
  const control = {
    ...field.control,
    'aria-describedby': joinClasses(field.control['aria-describedby'], marked && `${id}-mark`) || undefined,
  }
  const shared = {
    ...control,
    lang: language,
    dir: writingDirection(language),
    disabled,
    required: !optional,
    maxLength,
    ...(value ? { value: value[language] } : { defaultValue: defaultValue?.[language] }),
  }
  const Label = kind === 'rich' ? 'div' : 'label'
  /** Where a button goes once it is pressed, the focus goes on to the text; gives the side that has both. */
  function toText(button: Element) {
    const side = button.closest('[data-language]')
    side?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus()
    return side
  }
  /** Writes what the other side says; the form hears of it. */
  function copy({ currentTarget }: MouseEvent) {
    const box = toText(currentTarget)?.querySelector(`[name="${name}_${language}"]`)
    if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return
    const text = current[other ?? ''] ?? ''
    if (kind === 'rich') {
      onWrite(text)
      box.value = text
    }
    // Not as its `value`, which React would take for its own doing: `onChange` would not hear of it.
    else box.setRangeText(text, 0, box.value.length, 'end')
    tell(box)
  }
  const said = missing ? (
    <FormattedMessage {...messages.missing} />
  ) : (
    <FormattedMessage {...messages.changed} values={nameOf(changed)} />
  )
  const mark = !marked ? null : missing && inPlace ? (
    <VisuallyHidden id={`${id}-mark`}>{said}</VisuallyHidden>
  ) : (
    <Tag id={`${id}-mark`} tone="unconfirmed">
      {said}
    </Tag>
  )
  const placeholder =
    inPlace && missing ? intl.formatMessage(messages.write, nameOf(language)) : field.placeholder

  return (
    <div
      className={styles.side}
      data-language={language}
      data-place={place}
      data-missing={missing || undefined}
      data-in-place={inPlace}
      data-long={(inPlace === 'name' && isLongTitle(current[language] ?? '')) || undefined}
      data-changed={(inPlace && field.isChanged) || undefined}
    >
      <div className={styles.head}>
        <Label id={`${id}-label`} {...(kind === 'rich' ? {} : { htmlFor: id })} className={fieldStyles.label}>
          {label} <span className={styles.language}>{language}</span>
          {optional && inPlace === undefined ? <OptionalMark /> : null}
        </Label>
        {inPlace ? null : mark}
      </div>
      <div className={styles.control}>
        {kind !== 'rich' && inPlace ? (
          <GrowingText
            {...shared}
            text={current[language] ?? ''}
            line={kind === 'line'}
            placeholder={placeholder}
            className={fieldStyles.control}
            onWrite={onWrite}
          />
        ) : null}
        {kind === 'line' && inPlace === undefined ? (
          <input
            {...shared}
            type="text"
            className={fieldStyles.control}
            onChange={(event) => onWrite(event.currentTarget.value)}
          />
        ) : null}
        {kind === 'area' && inPlace === undefined ? (
          <textarea
            {...shared}
            rows={rows}
            className={joinClasses(
              fieldStyles.control,
              styles.area,
              rows <= styles.mostGrowingRows && styles.growing
            )}
            onChange={(event) => onWrite(event.currentTarget.value)}
          />
        ) : null}
        {kind === 'rich' ? (
          <RichTextBox
            control={control}
            label={`${label} ${language}`}
            value={value?.[language]}
            defaultValue={defaultValue?.[language]}
            required={!optional}
            disabled={disabled}
            lang={language}
            pickImage={pickImage}
            placeholder={placeholder}
            missing={missing}
            onValueChange={onWrite}
          />
        ) : null}
      </div>
      <div className={styles.notes}>
        {inPlace ? mark : null}
        {missing && inPlace === 'text' && value && !disabled ? (
          <button type="button" className={styles.copy} onClick={copy}>
            <FormattedMessage {...messages.copy} values={nameOf(other)} />
          </button>
        ) : null}
        {behind && !missing && changed ? (
          <ChangedSince
            before={behind.before}
            after={current[changed] ?? ''}
            language={changed}
            onUpToDate={
              behind.onUpToDate &&
              (({ currentTarget }) => {
                toText(currentTarget)
                behind.onUpToDate?.()
              })
            }
          />
        ) : null}
        <FieldNotes field={field} hint={hint} />
      </div>
    </div>
  )
}
