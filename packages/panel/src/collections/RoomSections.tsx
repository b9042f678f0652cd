import { useLanguage } from '@gallery/client'
import { translated } from '@gallery/contract/plain'
import { Button, FieldGrid, Heading, Select, Stack, Text, TextField } from '@gallery/ui'
import { OrderedList } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { inOrder } from '../lists/inOrder.ts'
import type { CollectionForm } from './collectionForm.ts'

/** The headings of a room in their order, and under which of them each work hangs. */
export function RoomSections({ form }: { form: CollectionForm }) {
  const intl = useIntl()
  const language = useLanguage()
  const { sections, works } = form.values
  const say = (name: string) => intl.formatMessage({ id: `admin.collections.sections.${name}` })
  const next = Math.max(0, ...sections.map(({ id }) => id)) + 1
  const write = (id: number, change: { title_es?: string; title_en?: string }) =>
    form.set(
      'sections',
      sections.map((section) => (section.id === id ? { ...section, ...change } : section))
    )
  const hang = (id: number, section: number | null) =>
    form.set(
      'works',
      works.map((work) => (work.id === id ? { ...work, section } : work))
    )
  const add = () =>
    form.set('sections', [
      ...sections,
      {
        id: next,
        title_es: intl.formatMessage({ id: 'admin.collections.sections.new' }, { next }),
        title_en: '',
      },
    ])
  return (
    <Stack as="section" space="s4">
      <Stack space="s1">
        <Heading level={2} size="l">
          <FormattedMessage id="admin.collections.field.sections" />
        </Heading>
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.collections.sections.hint" />
        </Text>
      </Stack>
      {sections.length > 0 ? (
        <OrderedList
          label={say('label')}
          items={sections.map(({ id, title_es, title_en }) => ({
            id,
            name: title_es,
            content: (
              <FieldGrid>
                <TextField
                  name={`section_es_${id}`}
                  lang="es"
                  label={say('titleEs')}
                  maxLength={300}
                  value={title_es}
                  onChange={({ target }) => write(id, { title_es: target.value })}
                />
                <TextField
                  name={`section_en_${id}`}
                  lang="en"
                  optional
                  label={say('titleEn')}
                  maxLength={300}
                  value={title_en}
                  onChange={({ target }) => write(id, { title_en: target.value })}
                />
              </FieldGrid>
            ),
          }))}
          onReorder={(ids) => form.set('sections', inOrder(sections, ids))}
          onRemove={(id) =>
            form.set(
              'sections',
              sections.filter((section) => section.id !== id)
            )
          }
        />
      ) : null}
      <div>
        <Button variant="secondary" size="s" onClick={add}>
          <FormattedMessage id="admin.collections.sections.add" />
        </Button>
      </div>
      {sections.length > 0 ? (
        <FieldGrid>
          {works.map((work) => (
            <Select
              key={work.id}
              name={`section_of_${work.id}`}
              optional
              label={translated(work, 'title', language).text}
              emptyLabel={say('none')}
              value={sections.some(({ id }) => id === work.section) ? String(work.section) : ''}
              options={sections.map((section) => ({
                value: String(section.id),
                label: translated(section, 'title', language).text,
              }))}
              onChange={({ target }) => hang(work.id, target.value === '' ? null : Number(target.value))}
            />
          ))}
        </FieldGrid>
      ) : null}
    </Stack>
  )
}
