import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './CodeSheet.css.ts'

const messages = {
  download: { id: 'codeSheet.download', defaultMessage: 'Descargar' },
  print: { id: 'codeSheet.print', defaultMessage: 'Imprimir' },
} as const

export interface CodeSheetProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The codes, as they are to be typed. */
  codes: readonly string[]
  /** What the codes are called, for screen readers. */
  label: string
  /** The name of the file that they are downloaded as: "ochava-codigos.txt". */
  fileName: string
  /** The first line of that file: what the codes are for. */
  heading: string
}

/**
 * Codes that are shown once, to be kept on paper or in a file. Renders `<div>`. The file is made in the browser;
 * printing prints the page.
 *
 * Use it for recovery codes. Use `LinkField` instead for one text to be copied.
 */
export function CodeSheet({ codes, label, fileName, heading, className, ...props }: CodeSheetProps) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${heading}\n\n${codes.join('\n')}\n`)}`
  return (
    <div {...props} className={joinClasses(styles.root, className)}>
      <ol aria-label={label} className={styles.list}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button variant="tertiary" href={file} download={fileName}>
          <FormattedMessage {...messages.download} />
        </Button>
        <Button variant="tertiary" onClick={() => window.print()}>
          <FormattedMessage {...messages.print} />
        </Button>
      </div>
    </div>
  )
}
