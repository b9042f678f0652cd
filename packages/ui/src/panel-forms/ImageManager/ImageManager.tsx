import { type ComponentPropsWithRef, use, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import {
  type ContentLanguage,
  type FieldLanguage,
  FieldLanguagesContext,
} from '../../private/fieldLanguages.ts'
import { defaultMaxBytes, documentMaxBytes } from '../../private/imageFile.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { RowsInOrder } from '../../private/RowsInOrder.tsx'
import type { RowInOrder } from '../../private/SortableRows.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useKeptPlace } from '../../private/useKeptPlace.ts'
import { useReordering } from '../../private/useReordering.ts'
import * as styles from './ImageManager.css.ts'
import { ImageRow, type ImageRowProps } from './ImageRow.tsx'
import type { ImageDescriptions, ImageId, ManagedImage } from './managedImage.ts'
import { imageManagerMessages as messages } from './messages.ts'
import { UploadArea } from './UploadArea.tsx'
import { useFileDrop } from './useFileDrop.ts'
import { type UploadImage, useUploads } from './useUploads.ts'

export interface ImageManagerProps<Language extends string = ContentLanguage>
  extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the images are of: "Images of The line that cuts the corner". */
  label: string
  /** In their order. */
  images: readonly ManagedImage<Language>[]
  /**
   * The languages that they are described in, as many as there are.
   * @default those of the `RecordSheet` around it, else Spanish and English
   */
  languages?: readonly FieldLanguage<Language>[]
  /** Sends one file; the image that it becomes is added to `images` by its owner. */
  upload: UploadImage
  /**
   * Called with how many files still have to come, and would be lost if the page were left: that wait, that are being
   * sent, that were cut off. What was refused is none of them.
   */
  onPendingChange?: (count: number) => void
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly ImageId[]) => void
  /** Called at each change of a description. */
  onDescribe: (id: ImageId, descriptions: ImageDescriptions<Language>) => void
  /** Without it every image is active, and there are no switches. */
  onActiveChange?: (id: ImageId, active: boolean) => void
  /**
   * Called at once, without a question: whoever owns the images offers to take it back (`useToast`). `name` is what the
   * image is called here.
   */
  onDelete: (id: ImageId, name: string) => void
  /**
   * Whether the images are there, on their way, or could not be had.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed'
  /** Called to try again after `failed`. */
  onRetry?: () => void
  /**
   * Calls the first image that visitors see "Portada".
   * @default true
   */
  cover?: boolean
  /**
   * Takes documents, sounds and videos too, which stand in the same order.
   * @default false
   */
  documents?: boolean
  /**
   * The most that one file may weigh, in bytes; the server decides.
   * @default 31457280, with documents 62914560
   */
  maxBytes?: number
}

/**
 * The images of a record: add many by drop, dialog or paste; order, describe, activate, delete. Renders
 * `<section>`.
 *
 * Use it where images have an order. For the one image of a record use `ImageField` instead.
 */
export function ImageManager<Language extends string = ContentLanguage>({
  label,
  images,
  languages,
  upload,
  onPendingChange,
  onReorder,
  onDescribe,
  onActiveChange,
  onDelete,
  state = 'ready',
  onRetry,
  cover = true,
  documents = false,
  maxBytes = documents ? documentMaxBytes : defaultMaxBytes,
  className,
  ref,
  ...props
}: ImageManagerProps<Language>) {
  const intl = useIntl()
  const around = use(FieldLanguagesContext)
  const all: readonly FieldLanguage[] = languages ?? around
  const root = useRef<HTMLElement>(null)
  const { move, step, news, setNews, letGo } = useReordering(root, images, onReorder)
  const rules = { maxBytes, documents }
  const kept = useKeptPlace(useJoinedRef(root, ref))
  const uploads = useUploads({ upload, onPendingChange }, rules, setNews)
  const { over, handlers } = useFileDrop(root, uploads.add, props)

  const front = images.find(({ active }) => active)
  const rows = images.map((image, index): RowInOrder => {
    const descriptions: ImageDescriptions<string> = image.descriptions
    const described = all.map(({ language }) => descriptions[language]).find(Boolean)
    const name = image.name || described || intl.formatMessage(messages.unnamed, { position: index + 1 })
    const row: ImageRowProps = {
      image,
      languages: all,
      name,
      index,
      total: images.length,
      cover: cover && image === front,
      onDescribe: (descriptions) => onDescribe(image.id, descriptions),
      onActiveChange: onActiveChange && ((active) => onActiveChange(image.id, active)),
      onDelete: () => {
        letGo(index)
        onDelete(image.id, name)
      },
      onMove: (by) => step(index, by, name),
    }
    return { id: image.id, name, draw: (dragged) => <ImageRow {...row} {...dragged} /> }
  })

  return (
    <section
      aria-label={label}
      {...kept}
      {...props}
      {...handlers}
      aria-busy={state === 'loading' || undefined}
      className={joinClasses(styles.manager, className)}
    >
      <UploadArea uploads={uploads} over={over} {...rules} />
      {state === 'loading' ? <LoadingRows /> : null}
      {state === 'failed' ? (
        <EmptyState
          title={<FormattedMessage {...messages.notLoaded} />}
          action={
            <Button variant="tertiary" onClick={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        />
      ) : null}
      {state === 'ready' && rows.length === 0 ? (
        <EmptyState title={<FormattedMessage {...(documents ? messages.emptyFiles : messages.empty)} />} />
      ) : null}
      {state === 'ready' && rows.length > 0 ? (
        <RowsInOrder label={intl.formatMessage(messages.list)} rows={rows} onMove={move} />
      ) : null}
      <VisuallyHidden as="div" role="status">
        {news}
      </VisuallyHidden>
    </section>
  )
}

/** Three rows' space. */
function LoadingRows() {
  return (
    <div>
      <VisuallyHidden role="status">
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={styles.row}>
          <span />
          <span className={styles.preview} />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
