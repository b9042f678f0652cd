import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { formatBytes } from '../../lists/FileList/formatBytes.ts'
import { fileEnding } from '../../private/imageFile.ts'
import * as styles from './ImageManager.css.ts'

/** A document in the place of a preview: what kind it is by its ending, its name and its size. */
export function DocumentMark({
  name = '',
  bytes,
}: {
  name?: string | undefined
  bytes?: number | undefined
}) {
  const { locale } = useIntl()
  return (
    <span className={styles.document}>
      <Icon name="file" size="m" />
      <strong>{fileEnding(name)}</strong>
      <span className={styles.documentName}>{name}</span>
      {bytes === undefined ? null : <span className={styles.quiet}>{formatBytes(bytes, locale)}</span>}
    </span>
  )
}
