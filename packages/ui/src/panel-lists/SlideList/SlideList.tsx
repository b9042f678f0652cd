import { type ComponentPropsWithRef, use, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import * as shared from '../../panel-forms/ImageManager/ImageManager.css.ts'
import { UploadArea } from '../../panel-forms/ImageManager/UploadArea.tsx'
import { useFileDrop } from '../../panel-forms/ImageManager/useFileDrop.ts'
import { type UploadImage, useUploads } from '../../panel-forms/ImageManager/useUploads.ts'
import {
  type ContentLanguage,
  type FieldLanguage,
  FieldLanguagesContext,
} from '../../private/fieldLanguages.ts'
import { defaultMaxBytes } from '../../private/imageFile.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { RowsInOrder } from '../../private/RowsInOrder.tsx'
import type { RowInOrder } from '../../private/SortableRows.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useKeptPlace } from '../../private/useKeptPlace.ts'
import { useReordering } from '../../private/useReordering.ts'
import type { ManagedSlide, SlideId, SlideTitles } from './managedSlide.ts'
import { slideListMessages as messages } from './messages.ts'
import * as styles from './SlideList.css.ts'
import { SlideRow, type SlideRowProps } from './SlideRow.tsx'

export interface SlideListProps<Language extends string = ContentLanguage>
  extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the slides are of: "Slides of the home page". */
  label: string
  /** In their order. */
  slides: readonly ManagedSlide<Language>[]
  /**
   * The languages of their titles, as many as there are; the first has to be written.
   * @default those of the `RecordSheet` around it, else Spanish and English
   */
  languages?: readonly FieldLanguage<Language>[]
  /** Sends one file; the slide that it becomes is added to `slides` by its owner. */
  upload: UploadImage
  /**
   * Called with how many files still have to come, and would be lost if the page were left: that wait, that are being
   * sent, that were cut off. What was refused is none of them.
   */
  onPendingChange?: (count: number) => void
  /** Called with all ids in their new order. */
  onReorder: (ids: readonly SlideId[]) => void
  /** Called at each change of a title. */
  onTitles: (id: SlideId, titles: SlideTitles<Language>) => void
  onActiveChange: (id: SlideId, active: boolean) => void
  /** Called with the picture that a slide is to have instead of its own. */
  onReplace: (id: SlideId, file: File) => void
  /** Called at once, without a question: its owner offers to undo it. */
  onDelete: (id: SlideId) => void
  /**
   * Whether the slides are there, on their way, or could not be had.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed'
  /** Called to try again after `failed`. */
  onRetry?: () => void
  /**
   * The most that one file may weigh, in bytes; the server decides.
   * @default 31457280
   */
  maxBytes?: number
}

/**
 * The slides of a carousel: add many by drop, dialog or paste; order, name, lead somewhere, activate, change the
 * picture, delete. Renders `<section>`. Titles are sent, and refused by the server, as `slides.{place}.title_es` and
 * so on.
 *
 * Use it inside a `Form`. For the images of a record use `ImageManager` instead.
 */
export function SlideList<Language extends string = ContentLanguage>({
  label,
  slides,
  languages,
  upload,
  onPendingChange,
  onReorder,
  onTitles,
  onActiveChange,
  onReplace,
  onDelete,
  state = 'ready',
  onRetry,
  maxBytes = defaultMaxBytes,
  className,
  ref,
  ...props
}: SlideListProps<Language>) {
  const intl = useIntl()
  const around = use(FieldLanguagesContext)
  const all: readonly FieldLanguage[] = languages ?? around
  const root = useRef<HTMLElement>(null)
  const { move, step, news, setNews, letGo } = useReordering(root, slides, onReorder)
  const kept = useKeptPlace(useJoinedRef(root, ref))
  const uploads = useUploads({ upload, onPendingChange }, { maxBytes }, setNews)
  const { over, handlers } = useFileDrop(root, uploads.add, props)
  const total = slides.length

  const rows = slides.map((slide, index): RowInOrder => {
    const { id } = slide
    const titles: SlideTitles<string> = slide.titles
    const named = all.map(({ language }) => titles[language]).find(Boolean)
    const name = named || intl.formatMessage(messages.unnamed, { position: index + 1 })
    const row: SlideRowProps = {
      slide,
      languages: all,
      name,
      index,
      total,
      onTitles: (next) => onTitles(id, next),
      onActiveChange: (active) => onActiveChange(id, active),
      onReplace: (file) => onReplace(id, file),
      onDelete: () => {
        letGo(index)
        // That it has gone, its owner says.
        onDelete(id)
      },
      onMove: (by) => step(index, by, name),
    }
    return { id, name, draw: (dragged) => <SlideRow {...row} {...dragged} /> }
  })

  return (
    <section
      aria-label={label}
      {...kept}
      {...props}
      {...handlers}
      aria-busy={state === 'loading' || undefined}
      className={joinClasses(shared.manager, className)}
    >
      <UploadArea uploads={uploads} over={over} maxBytes={maxBytes} />
      {state === 'loading' ? (
        <div>
          <VisuallyHidden role="status">
            <FormattedMessage {...messages.loading} />
          </VisuallyHidden>
          {['first', 'second', 'third'].map((row) => (
            <div key={row} className={joinClasses(shared.row, styles.row)}>
              <span />
              <Skeleton shape="threeTwo" />
              <Skeleton />
            </div>
          ))}
        </div>
      ) : null}
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
      {state === 'ready' && total === 0 ? (
        <EmptyState title={<FormattedMessage {...messages.empty} />} />
      ) : null}
      {state === 'ready' && total > 0 ? (
        <RowsInOrder label={intl.formatMessage(messages.list)} rows={rows} onMove={move} />
      ) : null}
      <VisuallyHidden as="div" role="status">
        {news}
      </VisuallyHidden>
    </section>
  )
}
