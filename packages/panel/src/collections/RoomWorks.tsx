import { useLanguage } from '@gallery/client'
import { translated } from '@gallery/contract/plain'
import { BilingualField, type OrderedWork, SectionedWorks, type SectionedWorksProps } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { inOrder } from '../lists/inOrder.ts'
import type { CollectionForm } from './collectionForm.ts'

interface RoomWorksProps extends Pick<SectionedWorksProps, 'label' | 'onRemove' | 'onCoverChange'> {
  form: CollectionForm
  /** The works of the form, as they are shown. */
  shown: readonly OrderedWork[]
}

/** The works of a room under its headings, which are written where they stand. */
export function RoomWorks({ form, shown, ...props }: RoomWorksProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { sections, works } = form.values
  const sectionOf = new Map(works.map(({ id, section }) => [id, section]))

  function nameOf(section: (typeof sections)[number]) {
    const { text, lang } = translated(section, 'title', language)
    return { name: text, nameLang: lang }
  }

  function add() {
    const next = Math.max(0, ...sections.map(({ id }) => id)) + 1
    // Visitors read it in their language, whatever language the panel is in.
    form.set('sections', [...sections, { id: next, title_es: `Sección ${next}`, title_en: '' }])
  }
  return (
    <SectionedWorks
      {...props}
      works={shown.map((work) => ({ ...work, section: sectionOf.get(Number(work.id)) ?? null }))}
      sections={sections.map((section, index) => ({
        id: section.id,
        ...nameOf(section),
        title: (
          <BilingualField
            name={`sections.${index}.title`}
            optional={['en']}
            label={intl.formatMessage({ id: 'admin.collections.sections.title' })}
            maxLength={300}
            value={{ es: section.title_es, en: section.title_en }}
            onValueChange={({ es, en }) =>
              form.set(
                'sections',
                sections.map((each) =>
                  each.id === section.id ? { ...each, title_es: es, title_en: en } : each
                )
              )
            }
          />
        ),
      }))}
      onArrange={(arrangement) => {
        const placed = new Map(arrangement.works.map(({ id, section }) => [id, section]))
        const kept = sections.filter(({ id }) => arrangement.sections.includes(id))
        form.set('sections', inOrder(kept, arrangement.sections))
        form.set(
          'works',
          inOrder(works, [...placed.keys()]).map((work) => {
            const section = placed.get(work.id)
            return { ...work, section: typeof section === 'number' ? section : null }
          })
        )
      }}
      onSectionAdd={add}
    />
  )
}
