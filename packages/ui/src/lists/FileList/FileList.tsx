import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fill } from '../../private/fill.ts'
import { fileEnding } from '../../private/imageFile.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './FileList.css.ts'
import { formatBytes } from './formatBytes.ts'

const messages = {
  download: { id: 'fileList.download', defaultMessage: 'Descargar' },
  downloadOf: { id: 'fileList.downloadOf', defaultMessage: 'Descargar {name}' },
} as const

/** A file to take home. */
export interface DownloadableFile {
  id: string | number
  href: string
  /** As it is to be saved: "Transcript.pdf". */
  name: string
  bytes: number
}

export interface FileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The files in order. */
  files: readonly DownloadableFile[]
}

/**
 * Files with their sizes, each a leaf that says what it is, to be downloaded. Renders `<ul>`.
 *
 * Use it for price lists, press kits and scans. For pictures use `ImageGallery` instead.
 */
export function FileList({ files, className, ...props }: FileListProps) {
  const intl = useIntl()
  return (
    <ul {...props} className={joinClasses(styles.list, className)}>
      {files.map(({ id, href, name, bytes }) => (
        <li key={id} className={styles.row}>
          <span aria-hidden className={styles.leaf}>
            {fileEnding(name)}
          </span>
          <span className={styles.name}>
            {name} <span className={styles.size}>{formatBytes(bytes, intl.locale)}</span>
          </span>
          <a
            href={href}
            download={name}
            aria-label={fill(intl, messages.downloadOf, { name })}
            className={styles.download}
          >
            <FormattedMessage {...messages.download} />
          </a>
        </li>
      ))}
    </ul>
  )
}
