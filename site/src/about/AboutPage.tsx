import { pictureProps, useGet, useLanguage, useLoadedSite, useOpening } from '@gallery/client'
import { translated, urlOf } from '@gallery/contract/plain'
import { Columns, Container, Divider, Heading, PageTitle, Picture, RichText, Stack } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { PageHead } from '../head/PageHead.tsx'
import { plainText } from '../language/plainText.ts'
import { useSectionSteps } from '../layout/useSectionSteps.ts'
import { headImage } from '../pictures/headImage.ts'
import { galleryData } from '../structuredData/galleryData.ts'
import { aboutKey } from './aboutKey.ts'

const parts = ['usProfile', 'usHistory', 'usTeam'] as const

/** How each part is set: the profile is read first, the history is long, the team is people. */
const looks = {
  usProfile: { size: 'l' },
  usHistory: { columns: 2 },
  usTeam: { layout: 'rows' },
} as const

/** Who the gallery is: splash, profile, history and team, from the site options. */
export function AboutPage() {
  const intl = useIntl()
  const language = useLanguage()
  const { options, today } = useLoadedSite()
  const { data: texts } = useGet(aboutKey)
  const opening = useOpening(today)
  const view = useGet(urlOf('/api/slides')).data?.data[0]
  const shown = view && translated(view, 'title', language)
  const title = intl.formatMessage({ id: 'nav.about' })
  const steps = useSectionSteps(title)
  const splash = texts && translated(texts.data, 'usSplash', language)
  const told = parts.flatMap((part) => {
    const said = texts && translated(texts.data, part, language)
    return said?.text ? [{ part, ...said }] : []
  })
  return (
    <>
      <PageHead
        title={title}
        description={plainText(splash?.text ?? '')}
        {...(view ? headImage('slides', view.filename, view.picture) : {})}
        data={[galleryData(options, `/${language}`, opening, today)]}
      />
      <PageTitle title={title} breadcrumb={steps}>
        {splash?.text ? <RichText trustedHtml={splash.text} lang={splash.lang} opening="xl" /> : null}
      </PageTitle>
      {view && shown ? (
        <Container>
          <Picture
            lang={shown.lang}
            {...pictureProps('slides', view.filename, view.picture, shown.text)}
            sizes="(min-width: 769px) 94vw, 90vw"
            priority
          />
        </Container>
      ) : null}
      <Container>
        <Stack space="s7">
          {told.map(({ part, text, lang }, index) => (
            <section key={part}>
              <Stack space="s5">
                {index > 0 ? <Divider /> : null}
                <Columns split="4/8">
                  <Heading level={2}>{intl.formatMessage({ id: `about.${part}` })}</Heading>
                  <RichText trustedHtml={text} lang={lang} {...looks[part]} />
                </Columns>
              </Stack>
            </section>
          ))}
        </Stack>
      </Container>
    </>
  )
}
