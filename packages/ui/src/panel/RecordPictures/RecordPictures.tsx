import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { Picture, type PictureProps } from '../../pictures/Picture/Picture.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './RecordPictures.css.ts'

const messages = {
  show: { id: 'recordPictures.show', defaultMessage: 'Mostrar la imagen {place} de {total}' },
  add: { id: 'recordPictures.add', defaultMessage: 'Ordenar y agregar imágenes' },
} as const

/** A picture of a record. */
export interface RecordPicture {
  id: number
  picture: PictureProps
}

export interface RecordPicturesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What they are, for screen readers: "Images of Open structure no. 26". */
  label: string
  /** In their order; the first is large at first. */
  pictures: readonly RecordPicture[]
  /**
   * Whether they are views of rooms, which fill their place; works are seen whole.
   * @default false
   */
  rooms?: boolean
  /** Where pictures are added. */
  addHref?: string
  /**
   * What the way there is called, where it leads to one picture: "Choose an image of its own".
   * @default "Order and add images", in the language of the page
   */
  addLabel?: string
  /** What stands where there is none. */
  empty?: ReactNode
}

/**
 * The pictures of a record: one large, all of them small to choose from, and the way to add some. Renders `<div>`.
 *
 * Use it as `pictures` of a `RecordSheet`. Use `ImageManager` instead to order, describe and delete them.
 */
export function RecordPictures({
  label,
  pictures,
  rooms = false,
  addHref,
  addLabel,
  empty,
  className,
  ...props
}: RecordPicturesProps) {
  const intl = useIntl()
  const Link = useLink()
  const [chosen, setChosen] = useState<number>()
  const shown = pictures.find(({ id }) => id === chosen) ?? pictures[0]
  const fit = rooms ? 'cover' : 'contain'
  return (
    <div {...props} className={joinClasses(styles.pictures, className)} data-rooms={rooms || undefined}>
      <div className={styles.stage}>
        {shown ? <Picture {...shown.picture} alt="" fit={fit} sizes="17rem" /> : <p>{empty}</p>}
      </div>
      {pictures.length > 1 || addHref ? (
        // biome-ignore lint/a11y/noRedundantRoles: without list marks Safari takes the list away
        <ul role="list" aria-label={label} className={styles.thumbs}>
          {pictures.length > 1
            ? pictures.map(({ id, picture }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === shown?.id}
                    aria-label={intl.formatMessage(messages.show, {
                      place: index + 1,
                      total: pictures.length,
                    })}
                    onClick={() => setChosen(id)}
                    className={styles.thumb}
                  >
                    <Picture {...picture} alt="" fit={fit} sizes="3rem" />
                  </button>
                </li>
              ))
            : null}
          {addHref ? (
            <li data-screen="">
              <Link
                href={addHref}
                aria-label={addLabel ?? intl.formatMessage(messages.add)}
                className={styles.add}
              >
                <Icon name="plus" />
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  )
}
