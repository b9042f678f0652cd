import { useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { workHref } from '@gallery/contract/plain'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { listQuery } from '../lists/listQuery.ts'
import { PaperDialog } from '../paper/PaperDialog.tsx'
import { RecordHead } from '../record/RecordHead.tsx'
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
  const query = listQuery(useLocation().search)
  const remove = useDeleteWorks()
  const [printing, setPrinting] = useState(false)
  const { id, title_es, title_en, code, artist } = work
  return (
    <>
      <RecordHead
        kind="work"
        id={id}
        title={titlesOf(work, language).title}
        recent={{ path: `works/${id}`, es: title_es, en: title_en, meta: code, isTitle: true }}
        list="works"
        query={query}
        within={artist ? [{ label: artist.display, href: path(`artists/${artist.id}`) }] : []}
        steps={<WorkSteps work={work} section={section} />}
        viewHref={work.public ? workHref(work, language) : undefined}
        more={[{ label: intl.formatMessage({ id: 'admin.paper.open' }), onSelect: () => setPrinting(true) }]}
        onRemove={() => remove([id], work)}
      />
      <PaperDialog workIds={[id]} open={printing} onOpenChange={setPrinting} />
      <WorkEditor work={work} section={section} />
    </>
  )
}
