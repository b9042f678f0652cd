import { useLanguage } from '@gallery/client'
import type { Work } from '@gallery/contract'
import { bound, translated } from '@gallery/contract/plain'
import {
  type Fact,
  ImageGallery,
  RecordSheet,
  type RecordSheetProps,
  ReferenceLists,
  RichText,
  ScaleDrawing,
  Tag,
  workTransitions,
} from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { RecordRights } from '../layout/RecordRights.tsx'
import { galleryImages } from '../pictures/galleryImages.ts'
import { useWorkFacts } from './useWorkFacts.tsx'
import { WorkCaption } from './WorkCaption.tsx'

interface WorkSheetProps extends Pick<RecordSheetProps, 'breadcrumb' | 'breadcrumbEnd'> {
  work: Work
  /** What else is to be known of it where it is shown. */
  facts?: readonly Fact[]
  /** The artist's name, linked where a link may lead there. */
  byline?: ReactNode
  /** Under the drawing to scale: the way to the wall. */
  drawingEnd?: ReactNode
  /** After the description: what can be done about the work. */
  action?: ReactNode
  /** Below it all: how it is cited. */
  cited?: ReactNode
  /**
   * On a page for who holds its link nothing leads into the site, which would be told what the work is.
   * @default false
   */
  isPrivate?: boolean
}

/** Everything that visitors are told of a work, wherever it is shown. */
export function WorkSheet({
  work,
  facts: more = [],
  byline,
  drawingEnd,
  action,
  cited,
  isPrivate = false,
  ...way
}: WorkSheetProps) {
  const language = useLanguage()
  const title = translated(work, 'title', language)
  const description = translated(work, 'description', language)
  const facts = [...useWorkFacts(work), ...more]
  const transitions = workTransitions(work.id)
  const images = galleryImages(work.public_images, {
    title: title.text,
    language,
    staged: 'work',
    size: work,
  })
  /** The work from edge to edge, as a drawing can hang it. */
  const itself = images.find(({ across }) => across)
  const groups = (['reproduced', 'exposed', 'cited'] as const).map((field) => {
    const { text, lang } = translated(work, field, language)
    return { title: <FormattedMessage id={`work.${field}`} />, trustedHtml: text, ...(lang ? { lang } : {}) }
  })
  return (
    <>
      <RecordSheet
        {...way}
        kind="work"
        transitionName={transitions.title}
        media={
          <ImageGallery
            label={<WorkCaption work={work} />}
            transitionName={transitions.picture}
            images={images}
            addressKey="zoom"
          />
        }
        byline={byline}
        title={<span lang={title.lang}>{bound(title.text)}</span>}
        facts={facts}
        below={{
          start: cited,
          end: (
            <RecordRights
              statement={work.rights_statement}
              title={[title.text, work.code].filter(Boolean).join(', ')}
              isPrivate={isPrivate}
            />
          ),
        }}
      >
        <ScaleDrawing
          height={work.height}
          width={work.width}
          {...(itself ? { picture: itself.picture } : {})}
        />
        {drawingEnd}
        {work.reserved ? (
          <div>
            <Tag tone="held">
              <FormattedMessage id="work.reserved" />
            </Tag>
          </div>
        ) : null}
        {description.text ? <RichText trustedHtml={description.text} lang={description.lang} /> : null}
        {action}
      </RecordSheet>
      <ReferenceLists groups={groups} />
    </>
  )
}
