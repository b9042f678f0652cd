import { useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { workHref } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { RecordActions, ScreenTitle, TabLinks } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { HistoryButton } from '../activity/HistoryButton.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRemembered } from '../palette/useRemembered.ts'
import { PaperDialog } from '../paper/PaperDialog.tsx'
import { titlesOf } from './titlesOf.ts'
import { useDeleteWorks } from './useDeleteWorks.tsx'
import { WorkCollections } from './WorkCollections.tsx'
import { WorkEditor } from './WorkEditor.tsx'
import { WorkImages } from './WorkImages.tsx'
import { WorkMovements } from './WorkMovements.tsx'
import { WorkStatusMenu } from './WorkStatusMenu.tsx'
import { WorkSteps } from './WorkSteps.tsx'
import { sectionPath, type WorkSection, workSections } from './workSections.ts'
import { listQuery } from './worksAddress.ts'

interface WorkScreenProps {
  work: WorkDetail
  section: WorkSection
}

/** The head of a work's screen and the part of it that is open. */
export function WorkScreen({ work, section }: WorkScreenProps) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const query = listQuery(useLocation().search)
  const remove = useDeleteWorks()
  const [printing, setPrinting] = useState(false)
  const say = (id: string) => intl.formatMessage({ id })
  const { title } = titlesOf(work, language)
  useScreenName(title.text)
  useRemembered({
    path: `works/${work.id}`,
    es: work.title_es,
    en: work.title_en,
    meta: work.code,
    isTitle: true,
  })

  async function removeAndLeave() {
    if (await remove([work.id], work)) void navigate(path('works') + query)
  }

  const counts = {
    edit: undefined,
    images: work.images.length,
    movements: work.movements.length,
    collections: work.collections.length,
  }
  const artist = work.artist ? [{ label: work.artist.display, href: path(`artists/${work.artist.id}`) }] : []
  return (
    <>
      <ScreenTitle
        work
        title={<span lang={title.lang}>{title.text}</span>}
        beside={<WorkStatusMenu work={work} />}
        breadcrumb={[
          { label: intl.formatMessage({ id: 'admin.nav.works' }), href: path('works') + query },
          ...artist,
        ]}
        actions={
          <RecordActions
            steps={<WorkSteps work={work} section={section} />}
            history={<HistoryButton kind="work" id={work.id} />}
            view={
              work.public ? (
                <Button variant="tertiary" size="s" href={workHref(work, language)}>
                  <FormattedMessage id="admin.list.view" />
                </Button>
              ) : null
            }
            more={[
              { label: say('admin.paper.open'), onSelect: () => setPrinting(true) },
              { label: say('admin.list.delete'), tone: 'danger', onSelect: () => void removeAndLeave() },
            ]}
          />
        }
      />
      <PaperDialog workIds={[work.id]} open={printing} onOpenChange={setPrinting} />
      <TabLinks
        label={intl.formatMessage({ id: 'admin.works.sections' })}
        items={(['edit', ...workSections] as const).map((each) => ({
          label: intl.formatMessage({ id: `admin.works.section.${each}` }),
          href: path(sectionPath(work.id, each)) + query,
          current: each === section,
          count: counts[each],
        }))}
      />
      <Part work={work} section={section} />
    </>
  )
}

function Part({ work, section }: WorkScreenProps) {
  switch (section) {
    case 'images':
      return <WorkImages work={work} />
    case 'movements':
      return <WorkMovements work={work} />
    case 'collections':
      return <WorkCollections work={work} />
    case 'edit':
      return <WorkEditor work={work} />
  }
}
