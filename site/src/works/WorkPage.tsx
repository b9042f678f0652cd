import { useLanguage, workItem } from '@gallery/client'
import type { WorkAnswer } from '@gallery/contract'
import { artistHref, translated, workHref } from '@gallery/contract/plain'
import { Link, PreviousNext, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { askHref } from '../asking/askedIn.ts'
import { CiteLink } from '../citing/CiteLink.tsx'
import { useCited } from '../citing/useCited.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { pathsOf } from '../language/pathsOf.ts'
import { plainText } from '../language/plainText.ts'
import { ArtistLink } from '../layout/ArtistLink.tsx'
import { DetailPage } from '../layout/DetailPage.tsx'
import { EditLink } from '../layout/EditLink.tsx'
import { ManifestLink } from '../layout/ManifestLink.tsx'
import { headImage } from '../pictures/headImage.ts'
import { useQuery } from '../routing/useQuery.ts'
import { breadcrumbData } from '../structuredData/breadcrumbData.ts'
import { AskButton } from './AskButton.tsx'
import { neighbours } from './neighbours.ts'
import { WorkSheet } from './WorkSheet.tsx'
import { workKey } from './workKey.ts'
import { isWall, worksWall } from './worksWall.ts'

/** A single work among its artist's. */
export function WorkPage() {
  const { work } = useParams()
  return (
    <DetailPage read={workKey(work)} section="artists" sheet="work">
      {(answer) => <WorkDetail {...answer} />}
    </DetailPage>
  )
}

function WorkDetail({ data: work, neighbours: around }: WorkAnswer) {
  const intl = useIntl()
  const language = useLanguage()
  const { artist } = work
  const { text: title, lang } = translated(work, 'title', language)
  const href = workHref(work, language)
  const isHung = isWall(useQuery())
  const isSized = work.height !== null && work.width !== null
  const steps = [
    { label: intl.formatMessage({ id: 'nav.artists' }), href: `/${language}/artists` },
    ...(artist ? [{ label: artist.display, href: artistHref(artist, language) }] : []),
    { label: title, labelLang: lang },
  ]
  return (
    <>
      <PageHead
        title={title}
        description={plainText(translated(work, 'description', language).text)}
        paths={pathsOf(work, 'title', language, (each) => workHref(work, each))}
        {...headImage('images', work.img?.file ?? null, work.img?.picture ?? null)}
        data={[breadcrumbData(steps)]}
      />
      <WorkSheet
        work={work}
        cited={useCited({ of: 'works', name: work.id }, href)}
        breadcrumb={steps}
        breadcrumbEnd={<EditLink path={`works/${work.id}`} />}
        byline={artist ? <ArtistLink artist={artist} /> : null}
        drawingEnd={
          isSized ? (
            <Text size="s" data-screen="">
              <Link href={isHung ? href : `${href}?view=wall#wall`}>
                <FormattedMessage id={isHung ? 'work.offWall' : 'work.onWall'} />
              </Link>
            </Text>
          ) : null
        }
        action={
          <>
            <AskButton href={askHref(`/${language}/ask`, [work.id])} />
            {work.img ? <ManifestLink of="works" name={work.id} /> : null}
            <CiteLink record={{ kind: 'work', id: work.id }} path={href} />
          </>
        }
      />
      {isHung && isSized ? <worksWall.Page id="wall" works={[workItem(work, language, href)]} /> : null}
      {around && artist ? (
        <PreviousNext
          label={intl.formatMessage({ id: 'work.around' }, { artist: artist.display })}
          {...neighbours(around, language, (each) => workHref({ ...each, artist }, language))}
        />
      ) : null}
    </>
  )
}
