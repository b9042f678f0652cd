'use client'
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import type { NavLink } from '../../controls/Link/navLink.ts'
import { ViewSwitch } from '../../controls/ViewSwitch/ViewSwitch.tsx'
import { copyText, selectText } from '../../private/copyText.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { Heading } from '../../text/Heading/Heading.tsx'
import * as styles from './CitationBox.css.ts'
import { copyCitation } from './copyCitation.ts'

const messages = {
  title: { id: 'citation.title', defaultMessage: 'Citar' },
  styles: { id: 'citation.styles', defaultMessage: 'Estilo de la cita' },
  copy: { id: 'citation.copy', defaultMessage: 'Copiar la cita' },
  copied: { id: 'citation.copied', defaultMessage: 'Copiada' },
  failed: { id: 'citation.failed', defaultMessage: 'No se pudo copiar: quedó seleccionada' },
  copyAddress: { id: 'citation.copyAddress', defaultMessage: 'Copiar la dirección permanente' },
  close: { id: 'citation.close', defaultMessage: 'Cerrar' },
} as const

/** A piece of a citation, upright or in italics. */
export interface CitationRun {
  text: string
  italic?: boolean
  /** No line may end in it: a code, "nº 26". */
  whole?: boolean
  /** What it is called among the others, where two may have the same text. */
  id?: number
}

/** A citation as a file that programs take. */
export interface CitationFile {
  href: string
  /** What it is called: "RIS". */
  label: string
  /** Who takes it: "Zotero, Mendeley". */
  use: string
}

export interface CitationBoxProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The styles, as links; the one that shows is `current`. */
  ways: readonly NavLink[]
  /** The citation in that style. */
  citation: readonly CitationRun[]
  /** The record's permanent address, to be copied alone. */
  address: string
  /** The citation for other programs. */
  files: readonly CitationFile[]
  /** Where the page is without the box; without it nobody can close it. */
  closeHref?: string
}

/**
 * How a record is cited: styles, the text, copying it, files for programs. Renders `<section>`.
 *
 * Use it on the page of a work, a document or an exhibition, under its text. Use `MetaBar` instead for what is known of
 * the record itself.
 */
export function CitationBox({
  ways,
  citation,
  address,
  files,
  closeHref,
  className,
  ...props
}: CitationBoxProps) {
  const intl = useIntl()
  const Link = useLink()
  const title = useId()
  const text = useRef<HTMLParagraphElement>(null)
  const [copied, setCopied] = useState<{ what: string; done: boolean }>()
  const byHand = useRef<HTMLParagraphElement>(null)
  const whole = citation.map((run) => run.text).join('')
  const isByHand = copied?.what === address && !copied.done

  // The address is on the page once it could not be copied, and selected each time that it is asked for.
  useEffect(() => {
    if (copied && byHand.current) selectText(byHand.current)
  }, [copied])

  async function copy(): Promise<void> {
    if (text.current) setCopied({ what: whole, done: await copyCitation(text.current) })
  }
  async function copyAddress(): Promise<void> {
    setCopied({ what: address, done: await copyText(address) })
  }
  /** What the button of a text says: what it does, then what came of it. */
  function said(what: string, does: MessageDescriptor): MessageDescriptor {
    if (copied?.what !== what) return does
    return copied.done ? messages.copied : messages.failed
  }

  return (
    <section aria-labelledby={title} {...props} className={joinClasses(styles.box, className)}>
      <div className={styles.head}>
        <Heading level={2} size="l" id={title}>
          <FormattedMessage {...messages.title} />
        </Heading>
        {closeHref ? (
          <Link href={closeHref} aria-label={intl.formatMessage(messages.close)} className={styles.close}>
            <Icon name="close" />
          </Link>
        ) : null}
      </div>
      <ViewSwitch views={ways} aria-label={intl.formatMessage(messages.styles)} className={styles.ways} />
      <p ref={text} className={styles.text}>
        {citation.map((run) => {
          // Bare, as it is copied.
          const Run = run.italic ? 'i' : 'span'
          return (
            <Run key={run.id ?? run.text}>
              {run.whole ? <span className={styles.whole}>{run.text}</span> : run.text}
            </Run>
          )
        })}
      </p>
      <div className={styles.acts}>
        <Button type="button" variant="secondary" size="s" onClick={() => void copy()}>
          <span aria-live="polite">
            <FormattedMessage {...said(whole, messages.copy)} />
          </span>
        </Button>
        <Button type="button" variant="tertiary" size="s" onClick={() => void copyAddress()}>
          <span aria-live="polite">
            <FormattedMessage {...said(address, messages.copyAddress)} />
          </span>
        </Button>
      </div>
      {isByHand ? (
        <p ref={byHand} className={styles.address}>
          <bdi dir="ltr">{address}</bdi>
        </p>
      ) : null}
      <ul className={styles.files}>
        {files.map(({ href, label, use }) => (
          <li key={href} className={styles.file}>
            <span className={styles.use}>{use}</span>
            <a href={href} download className={styles.download}>
              {label} <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
