import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import * as fieldStyles from '../../forms/Field/Field.css.ts'
import { Switch } from '../../forms/Switch/Switch.tsx'
import { Picture } from '../../pictures/Picture/Picture.tsx'
import type { FieldLanguage } from '../../private/fieldLanguages.ts'
import { GripButton } from '../../private/GripButton.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import type { Dragged } from '../../private/SortableRows.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import { DocumentMark } from './DocumentMark.tsx'
import * as styles from './ImageManager.css.ts'
import { MoveButton } from './MoveButton.tsx'
import type { ImageDescriptions, ManagedImage } from './managedImage.ts'
import { imageManagerMessages as messages } from './messages.ts'

/** What can be done to one image. */
interface ImageActions {
  onDescribe: (descriptions: ImageDescriptions<string>) => void
  onActiveChange: ((active: boolean) => void) | undefined
  onDelete: () => void
  /** By so many places: −1 up, 1 down. */
  onMove: (by: -1 | 1) => void
}

export interface ImageRowProps extends ImageActions {
  image: ManagedImage<string>
  /** Those that it is described in. */
  languages: readonly FieldLanguage[]
  /** What it is called when it is spoken of. */
  name: string
  /** Its place, from 0. */
  index: number
  total: number
  /** Stands for the record where one picture must. */
  cover: boolean
  /** Of the grip, when it can be dragged. */
  grip?: ComponentPropsWithRef<'button'>
  /** Of the row, when it can be dragged. */
  row?: Dragged['row']
}

/** One image of a record with its place, its descriptions and its switch. Renders `<li>`. */
export function ImageRow({
  image,
  languages,
  name,
  index,
  total,
  cover,
  grip,
  row,
  onDescribe,
  onActiveChange,
  onDelete,
  onMove,
}: ImageRowProps) {
  const intl = useIntl()
  return (
    <li {...row} data-sorted={image.id} data-active={image.active !== false} className={styles.row}>
      <div className={styles.place}>
        <MoveButton name={name} by={-1} off={index === 0} onMove={onMove} />
        <GripButton name={name} grip={grip} className={styles.grip} />
        <MoveButton name={name} by={1} off={index === total - 1} onMove={onMove} />
      </div>
      <div className={styles.preview}>
        {image.picture ? (
          <span className={styles.hung}>
            <Picture sizes="8rem" {...image.picture} fit="contain" />
          </span>
        ) : (
          <DocumentMark name={image.name} bytes={image.bytes} />
        )}
        {cover ? (
          <Tag className={styles.cover}>
            <FormattedMessage {...messages.cover} />
          </Tag>
        ) : null}
      </div>
      <div className={styles.written} data-stacked={languages.length === 2 ? undefined : ''}>
        {languages.map(({ language }) => (
          <label key={language} className={styles.description} data-language={language}>
            <span className={fieldStyles.label}>
              <FormattedMessage {...messages.description} values={{ language }} />
            </span>
            <textarea
              lang={language}
              rows={2}
              value={image.descriptions[language] ?? ''}
              className={joinClasses(fieldStyles.control, styles.words)}
              onChange={(event) =>
                onDescribe({ ...image.descriptions, [language]: event.currentTarget.value })
              }
            />
          </label>
        ))}
      </div>
      {onActiveChange ? (
        <Switch
          label={<FormattedMessage {...messages.active} />}
          aria-label={intl.formatMessage(messages.activeOf, { name })}
          checked={image.active !== false}
          busy={image.saving}
          error={image.error}
          className={styles.toggle}
          onCheckedChange={onActiveChange}
        />
      ) : (
        <span className={joinClasses(styles.toggle, styles.failure)}>{image.error}</span>
      )}
      <button
        type="button"
        data-remove=""
        className={joinClasses(styles.iconButton, styles.remove)}
        aria-label={intl.formatMessage(messages.delete, { name })}
        onClick={onDelete}
      >
        <Icon name="trash" size="m" />
      </button>
      {image.more ? <div className={styles.more}>{image.more}</div> : null}
    </li>
  )
}
