import { useGet, useLanguage } from '@gallery/client'
import { citationFormats, citationStyles } from '@gallery/contract/plain'
import { CitationBox, type CitationRun } from '@gallery/ui'
import { useCallback, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useNavigationType } from 'react-router-dom'
import { useQuery } from '../routing/useQuery.ts'
import { citationPieces } from './citationPieces.ts'
import { type Cited, citationsKey, citedStyle } from './citeQuery.ts'

const styleNames = { chicago: 'Chicago', mla: 'MLA', apa: 'APA' } as const
const formatNames = { ris: 'RIS', bib: 'BibTeX', json: 'CSL-JSON' } as const

interface CitationProps {
  cited: Cited
  /** The path of the record's page. */
  path: string
}

/** How a record is cited, in the style that the address names. */
export function Citation({ cited, path }: CitationProps) {
  const intl = useIntl()
  const language = useLanguage()
  const current = citedStyle(useQuery()) ?? 'chicago'
  const { data } = useGet(citationsKey(cited, language), { keep: true })
  const opening = useRef(useNavigationType())
  // Who asks for it on the page goes on from there; a page that opens with it begins at its beginning.
  const arrive = useCallback((box: HTMLElement | null) => {
    if (opening.current !== 'POP') box?.focus()
  }, [])
  if (!data) return null
  const { address, styles } = data.data
  return (
    <CitationBox
      ref={arrive}
      id="cite"
      tabIndex={-1}
      data-screen=""
      ways={citationStyles.map((style) => ({
        href: `${path}?cite=${style}#cite`,
        label: styleNames[style],
        current: style === current,
      }))}
      citation={runsOf(styles[current] ?? [])}
      address={address}
      files={citationFormats.map((format) => ({
        href: `/api/${cited.of}/${cited.name}/citation.${format}?language=${language}`,
        label: formatNames[format],
        use: intl.formatMessage({ id: `cite.use.${format}` }),
      }))}
      closeHref={path}
    />
  )
}

/** The pieces of a citation as the box sets them. */
function runsOf(runs: readonly { text: string; italic?: boolean }[]): CitationRun[] {
  let begun = 0
  return runs.flatMap(({ text, italic }) => {
    const pieces = citationPieces(text).map(({ at, whole, text: piece }) => ({
      id: begun + at,
      text: piece,
      ...(italic ? { italic } : {}),
      ...(whole ? { whole } : {}),
    }))
    begun += text.length
    return pieces
  })
}
