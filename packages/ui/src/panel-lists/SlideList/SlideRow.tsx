import { type ComponentPropsWithRef, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { Switch } from '../../forms/Switch/Switch.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import * as shared from '../../panel-forms/ImageManager/ImageManager.css.ts'
import { MoveButton } from '../../panel-forms/ImageManager/MoveButton.tsx'
import { Picture } from '../../pictures/Picture/Picture.tsx'
import { type FieldLanguage, languageName } from '../../private/fieldLanguages.ts'
import { GripButton } from '../../private/GripButton.tsx'
import { imageAccept } from '../../private/imageFile.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import type { Dragged } from '../../private/SortableRows.tsx'
import type { ManagedSlide, SlideTitles } from './managedSlide.ts'
import { slideListMessages as messages } from './messages.ts'
import * as styles from './SlideList.css.ts'

export interface SlideRowProps {
  slide: ManagedSlide<string>
  /** Those of its titles. */
  languages: readonly FieldLanguage[]
  /** What it is called when it is spoken of. */
  name: string
  /** Its place, from 0. */
  index: number
  total: number
  onTitles: (titles: SlideTitles<string>) => void
  onActiveChange: (active: boolean) => void
  onReplace: (file: File) => void
  onDelete: () => void
  /** By so many places: −1 up, 1 down. */
  onMove: (by: -1 | 1) => void
  /** Of the grip, when it can be dragged. */
  grip?: ComponentPropsWithRef<'button'>
  /** Of the row, when it can be dragged. */
  row?: Dragged['row']
}

/** One slide with its place, its picture, its titles, where it leads and its switch. Renders `<li>`. */
export function SlideRow({ slide, languages, name, index, total, grip, row, ...on }: SlideRowProps) {
  const intl = useIntl()
  const { titles, active } = slide
  const position = index + 1
  const nameOf = (language = '') => language && languageName(language, intl.locale)
  return (
    <li {...row} data-sorted={slide.id} data-active={active} className={joinClasses(shared.row, styles.row)}>
      <div className={joinClasses(shared.place, styles.place)}>
        <MoveButton name={name} by={-1} off={index === 0} onMove={on.onMove} />
        <GripButton name={name} grip={grip} className={shared.grip} />
        <MoveButton name={name} by={1} off={index === total - 1} onMove={on.onMove} />
      </div>
      <SlidePreview slide={slide} name={name} position={position} onReplace={on.onReplace} />
      <div className={shared.written} data-stacked={languages.length === 2 ? undefined : ''}>
        {languages.map(({ language }, at) => (
          <TextField
            key={language}
            name={`slides.${index}.title_${language}`}
            label={
              <>
                <FormattedMessage {...messages.title} /> <span className={styles.language}>{language}</span>
              </>
            }
            aria-label={intl.formatMessage(messages.titleOf, { language, position })}
            lang={language}
            optional={at > 0}
            value={titles[language] ?? ''}
            hint={
              at > 0 && !titles[language] ? (
                <FormattedMessage
                  {...messages.missing}
                  values={{ language: nameOf(language), first: nameOf(languages[0]?.language) }}
                />
              ) : undefined
            }
            className={styles.field}
            onChange={({ target }) => on.onTitles({ ...titles, [language]: target.value })}
          />
        ))}
      </div>
      <div className={styles.link}>{slide.link}</div>
      <Switch
        label={<FormattedMessage {...(active ? messages.active : messages.hidden)} />}
        aria-label={intl.formatMessage(messages.activeOf, { name })}
        checked={active}
        className={shared.toggle}
        onCheckedChange={on.onActiveChange}
      />
      <button
        type="button"
        data-remove=""
        className={joinClasses(shared.iconButton, shared.remove)}
        aria-label={intl.formatMessage(messages.delete, { name })}
        onClick={on.onDelete}
      >
        <Icon name="trash" size="m" />
      </button>
    </li>
  )
}

interface SlidePreviewProps extends Pick<SlideRowProps, 'slide' | 'name' | 'onReplace'> {
  /** From 1. */
  position: number
}

/** The slide's picture with its number, and the way to another one. */
function SlidePreview({ slide, name, position, onReplace }: SlidePreviewProps) {
  const intl = useIntl()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.preview}>
      <span className={styles.view}>
        <Picture sizes="16rem" {...slide.picture} fit="cover" />
        <span aria-hidden className={styles.number}>
          {position}
        </span>
      </span>
      <button
        type="button"
        className={shared.action}
        aria-label={intl.formatMessage(messages.replaceOf, { name })}
        onClick={() => picker.current?.click()}
      >
        <FormattedMessage {...messages.replace} />
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={imageAccept}
        // Not a field of the form around it.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => {
          const [file] = Array.from(event.currentTarget.files ?? [])
          if (file) onReplace(file)
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
