import { type ComponentPropsWithRef, type DragEvent, type ReactNode, useId, useState } from 'react'
import { isBarred } from '../../private/isBarred.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { joinHandlers } from '../../private/joinHandlers.ts'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import * as styles from './FileDrop.css.ts'

export interface FileDropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onDrop'> {
  /** What to do here: "Drop a file or choose one". */
  label: string
  /** Which files, and how large: "CSV o XLSX, hasta 100 MB". */
  hint?: ReactNode
  /** What the browser offers to choose: ".csv,.xlsx". */
  accept?: string
  /**
   * Whether several files may come at once.
   * @default false
   */
  multiple?: boolean
  /**
   * Lower, for what is brought beside something else.
   * @default false
   */
  small?: boolean
  /** While files are being sent: how much of them, from 0 to 1. */
  progress?: number
  /** Why the last file was not taken. */
  error?: ReactNode
  /** Called with the files that were dropped or chosen. */
  onFiles: (files: readonly File[]) => void
}

/**
 * A place to drop files, or to choose them. Renders `<div>` around `<input type="file">`.
 *
 * Use it where a file is what a screen begins with. Use `ImageField` or `ImageManager` instead for pictures of a
 * record.
 */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  small = false,
  progress,
  error,
  onFiles,
  className,
  ...props
}: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const isBusy = progress !== undefined

  function take(list: FileList | null): void {
    const files = [...(list ?? [])]
    if (files.length > 0 && !isBusy) onFiles(multiple ? files : files.slice(0, 1))
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (!isBarred(event.currentTarget)) take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input does the same by key
    <div
      {...props}
      data-over={over || undefined}
      data-small={small || undefined}
      className={joinClasses(styles.box, className)}
      onDragOver={joinHandlers(props.onDragOver, (event) => {
        event.preventDefault()
        setOver(!isBarred(event.currentTarget))
      })}
      onDragLeave={joinHandlers(props.onDragLeave, () => setOver(false))}
      onDrop={drop}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        // Not `disabled`: whoever chose the file keeps the focus.
        aria-disabled={isBusy || undefined}
        aria-describedby={`${id}-hint`}
        className={styles.input}
        onClick={(event) => {
          if (isBusy) event.preventDefault()
        }}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
      {error ? (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      ) : null}
      {isBusy ? (
        <span className={styles.progress}>
          <ProgressBar label={label} share={progress} />
        </span>
      ) : null}
    </div>
  )
}
