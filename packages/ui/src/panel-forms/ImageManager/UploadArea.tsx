import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ImageFileRules } from '../../private/imageFile.ts'
import { DropBar } from './DropBar.tsx'
import { imageManagerMessages as messages } from './messages.ts'
import { UploadRow } from './UploadRow.tsx'
import type { useUploads } from './useUploads.ts'

interface UploadAreaProps extends ImageFileRules {
  uploads: ReturnType<typeof useUploads>
  /** How many files hang over the list; null when none do. */
  over: number | null
}

/** Where files come in, and those that are on their way. */
export function UploadArea({ uploads, over, maxBytes, documents = false }: UploadAreaProps) {
  const intl = useIntl()
  const picker = useRef<HTMLInputElement>(null)
  // The one in whose place a file is being chosen: it stays until there is one, since it may be tried again.
  const replaced = useRef<number | null>(null)

  function choose(inPlaceOf: number | null): void {
    replaced.current = inPlaceOf
    picker.current?.click()
  }

  function add(files: readonly File[]): void {
    if (files.length > 0 && replaced.current !== null) uploads.remove(replaced.current)
    replaced.current = null
    uploads.add(files)
  }
  return (
    <>
      <DropBar
        picker={picker}
        onChoose={() => choose(null)}
        onFiles={add}
        over={over}
        maxBytes={maxBytes}
        documents={documents}
      />
      {uploads.queue.length ? (
        <ul aria-label={intl.formatMessage(messages.uploads)}>
          {uploads.queue.map((one) => (
            <UploadRow
              key={one.id}
              upload={one}
              onRetry={() => uploads.retry(one.id)}
              onRemove={() => uploads.remove(one.id)}
              onAnother={() => choose(one.id)}
            />
          ))}
        </ul>
      ) : null}
    </>
  )
}
