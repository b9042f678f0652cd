import { useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { workHref } from '@gallery/contract/plain'
import { Button } from '@gallery/ui'
import { RecordActions, ScreenTitle } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { HistoryButton } from '../activity/HistoryButton.tsx'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { useRemembered } from '../palette/useRemembered.ts'
import { PaperDialog } from '../paper/PaperDialog.tsx'
import { titlesOf } from './titlesOf.ts'
import { useDeleteWorks } from './useDeleteWorks.tsx'
import { WorkEditor } from './WorkEditor.tsx'
import { WorkSteps } from './WorkSteps.tsx'
import type { WorkSection } from './workSections.ts'

interface WorkScreenProps {
  work: WorkDetail
  section: WorkSection
}

/** The head of a work's screen over its record. */
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

  const artist = work.artist ? [{ label: work.artist.display, href: path(`artists/${work.artist.id}`) }] : []
  return (
    <>
      <ScreenTitle
        shownBelow
        title={<span lang={title.lang}>{title.text}</span>}
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
      <WorkEditor work={work} section={section} />
    </>
  )
}
