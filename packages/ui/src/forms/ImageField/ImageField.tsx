import { type ChangeEvent, type ComponentPropsWithRef, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { Picture, type PictureProps } from '../../pictures/Picture/Picture.tsx'
import { defaultMaxBytes, imageAccept } from '../../private/imageFile.ts'
import { sayAccepts } from '../../private/imageFileMessages.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { joinHandlers } from '../../private/joinHandlers.ts'
import { LocalImage } from '../../private/LocalImage.tsx'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import { tell } from '../../private/tell.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useObjectUrl } from '../../private/useObjectUrl.ts'
import { field as fieldStyle, label as labelStyle } from '../Field/Field.css.ts'
import { FieldNotes, type FieldProps, OptionalMark, useField } from '../Field/Field.tsx'
import * as styles from './ImageField.css.ts'
import { type ImageChoice, useChosenImage } from './useChosenImage.ts'

const messages = {
  choose: { id: 'imageField.choose', defaultMessage: 'Elegir imagen' },
  replace: { id: 'imageField.replace', defaultMessage: 'Cambiar' },
  remove: { id: 'imageField.remove', defaultMessage: 'Quitar' },
  removeOf: { id: 'imageField.removeOf', defaultMessage: 'Quitar: {label}' },
  undo: { id: 'imageField.undo', defaultMessage: 'Dejar la que estaba' },
  none: { id: 'imageField.none', defaultMessage: 'Sin imagen' },
  chosen: { id: 'imageField.chosen', defaultMessage: 'Elegida, sin guardar: {name}' },
  removed: { id: 'imageField.removed', defaultMessage: 'Se quita al guardar.' },
  preparing: { id: 'imageField.preparing', defaultMessage: 'Preparando las medidas…' },
  uploading: { id: 'imageField.uploading', defaultMessage: 'Subiendo, {share, number, ::percent}' },
} as const

export interface ImageFieldProps
  extends Omit<FieldProps, 'label'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      keyof FieldProps | 'type' | 'required' | 'multiple' | 'accept' | 'value' | 'defaultValue'
    > {
  /** What the image is: "Retrato", "Portada". */
  label: string
  /** The image that is kept so far. */
  picture?: PictureProps
  /** Called with the file chosen, with `null` when the kept image is to go, and `undefined` when it is to stay. */
  onChoice?: (choice: ImageChoice) => void
  /** While the file is being sent: how much of it, from 0 to 1. */
  progress?: number
  /**
   * The most that the file may weigh, in bytes; the server decides.
   * @default 31457280
   */
  maxBytes?: number
}

/**
 * One image of a form: choose, drop, see, replace, remove. Renders `<div>` around `<input type="file">`;
 * `className` goes to the `<div>`, the ref and every other prop to the `<input>`, which a form sends under its
 * name.
 *
 * Use it in a form that is sent as a whole. For several images in an order use `ImageManager` of the panel instead.
 */
export function ImageField({
  label,
  optional,
  hint,
  wide,
  error: told,
  className,
  picture,
  onChoice,
  progress,
  maxBytes = defaultMaxBytes,
  ref,
  ...props
}: ImageFieldProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const busy = progress !== undefined
  const { choice, refusal, set, take } = useChosenImage(input, maxBytes, onChoice)
  const url = useObjectUrl(choice)

  /** Takes a file out as the browser would; a kept image goes, or stays after all. */
  function remove(): void {
    const box = input.current
    if (!box || busy) return
    // With its last image the button goes.
    if (choice && !picture) box.focus()
    if (choice) box.value = ''
    else set(choice === null ? undefined : null)
    tell(box)
  }

  function takeChosen({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>): void {
    const [file] = files ?? []
    // What was told of a kept image is no file that went.
    if (file || choice) take(file)
  }
  const help = hint || sayAccepts(intl, maxBytes)
  const given = useField(props.name, help, props, told)
  const { id } = given.control
  const error = refusal ?? given.error
  const errorId = error === undefined ? undefined : `${id}-error`
  const field = { ...given, error, errorId }
  const kept = choice === undefined ? picture : undefined

  return (
    <div
      className={joinClasses(fieldStyle, className)}
      data-wide={wide || undefined}
      data-invalid={error !== undefined || undefined}
    >
      <label htmlFor={id} id={`${id}-label`} className={labelStyle}>
        {label}
        {optional ? <OptionalMark /> : null}
      </label>
      <div
        className={styles.box}
        data-over={(over && !busy) || undefined}
        data-invalid={error !== undefined || undefined}
      >
        <div className={styles.tile}>
          {url ? (
            <LocalImage key={url} src={url} className={joinClasses(styles.shown, styles.local)} />
          ) : null}
          {kept ? (
            <span className={styles.shown}>
              <Picture sizes="20rem" {...kept} fit="contain" />
            </span>
          ) : null}
          {choice || kept ? null : (
            <span className={styles.none}>
              <FormattedMessage {...messages.none} />
            </span>
          )}
        </div>
        <div className={styles.words}>
          <ChosenState choice={choice} label={label} progress={progress} />
          <div className={styles.actions}>
            <span id={`${id}-choose`} className={styles.choose}>
              <FormattedMessage {...(choice || kept ? messages.replace : messages.choose)} />
            </span>
            {(choice || kept || choice === null) && !props.disabled ? (
              <button
                type="button"
                aria-disabled={busy || undefined}
                aria-label={choice === null ? undefined : intl.formatMessage(messages.removeOf, { label })}
                className={styles.remove}
                onClick={remove}
              >
                <FormattedMessage {...(choice === null ? messages.undo : messages.remove)} />
              </button>
            ) : null}
          </div>
        </div>
        <input
          {...props}
          {...field.control}
          type="file"
          accept={imageAccept}
          required={!optional && !picture}
          // Not `disabled` while it is busy: whoever chose the file keeps the focus.
          aria-disabled={busy || undefined}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-invalid={error !== undefined}
          aria-describedby={joinClasses(props['aria-describedby'], errorId, given.hintId)}
          ref={useJoinedRef(input, ref)}
          className={styles.input}
          onChange={joinHandlers(props.onChange, takeChosen)}
          onDragEnter={joinHandlers(props.onDragEnter, () => setOver(true))}
          onDragLeave={joinHandlers(props.onDragLeave, () => setOver(false))}
          onDrop={joinHandlers(props.onDrop, (event) => {
            setOver(false)
            if (busy) event.preventDefault()
          })}
          onClick={joinHandlers(props.onClick, (event) => {
            if (busy) event.preventDefault()
          })}
        />
      </div>
      <FieldNotes field={field} hint={help} />
    </div>
  )
}

interface ChosenStateProps {
  choice: ImageChoice
  label: string
  progress: number | undefined
}

/** What is going to happen, or is happening, in words; read out when it changes, but of the share only each quarter. */
function ChosenState({ choice, label, progress }: ChosenStateProps) {
  const sending = (share: number) => (
    <FormattedMessage {...(share < 1 ? messages.uploading : messages.preparing)} values={{ share }} />
  )
  return (
    <div className={styles.state}>
      {progress === undefined ? null : (
        <>
          <span aria-hidden="true">{sending(progress)}</span>
          <ProgressBar label={label} share={progress} />
        </>
      )}
      <div aria-live="polite">
        {progress === undefined ? null : (
          <VisuallyHidden>{sending(Math.floor(progress * 4) / 4)}</VisuallyHidden>
        )}
        {progress === undefined && choice ? (
          <FormattedMessage {...messages.chosen} values={{ name: choice.name }} />
        ) : null}
        {choice === null ? <FormattedMessage {...messages.removed} /> : null}
      </div>
    </div>
  )
}
