import { pictureProps, useLanguage } from '@gallery/client'
import type { CollectionDetail, WorkRow } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { Button, Heading, Inline, Stack, Text } from '@gallery/ui'
import { OrderedWorks, WorkBoard, type WorkId } from '@gallery/ui/admin'
import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { HeldTag } from '../held/HeldTag.tsx'
import { useHoldTimes } from '../held/useHoldTimes.ts'
import { inOrder } from '../lists/inOrder.ts'
import type { BoardProblem } from './boardProblems.ts'
import type { CollectionForm } from './collectionForm.ts'
import { bareInRoom, byYear, type PlacedWork, withCover, withWork } from './placedWorks.ts'
import { RoomWorks } from './RoomWorks.tsx'
import { WorkSource } from './WorkSource.tsx'

interface CollectionWorksProps {
  collection: CollectionDetail
  form: CollectionForm
  /** Why the works or their sections were refused. */
  problems: readonly BoardProblem[]
  /** Takes the focus where the works were refused. */
  ref: Ref<HTMLElement>
}

/** The works of a collection on a board: those to pick from beside those that are in it, in order; of a room in its sections. */
export function CollectionWorks({ collection, form, problems, ref }: CollectionWorksProps) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const until = useHoldTimes()
  const labelOf = useFieldLabel('collections')
  const { works } = form.values
  const noteOf = ({ public: isPublic, hold }: PlacedWork) => {
    const note = [
      hold &&
        intl.formatMessage(
          { id: 'admin.collections.heldFor' },
          { client: hold.client, until: until(hold.until) }
        ),
      !isPublic && intl.formatMessage({ id: 'admin.collections.hidden' }),
    ]
      .filter(Boolean)
      .join(', ')
    return note === '' ? {} : { note }
  }
  const bare = bareInRoom(collection, works)
  const shown = works.map((work) => {
    const title = translated(work, 'title', language)
    return {
      id: work.id,
      title: title.text,
      titleLang: title.lang,
      artist: work.artist?.display,
      href: path(`works/${work.id}`),
      cover: work.cover,
      tag: work.hold && <HeldTag />,
      ...(work.img ? { picture: pictureProps('images', work.img.file, work.img.picture, '') } : {}),
      ...noteOf(work),
    }
  })
  const board = {
    label: intl.formatMessage(
      { id: 'admin.collections.works' },
      { title: translated(collection, 'title', language).text }
    ),
    onRemove: (id: WorkId) =>
      form.set(
        'works',
        works.filter((work) => work.id !== id)
      ),
    onCoverChange: (id: WorkId, cover: boolean) => form.set('works', withCover(works, Number(id), cover)),
  }
  return (
    <Stack as="section" space="s4" ref={ref} tabIndex={-1}>
      <Inline justify="between" align="baseline">
        <Inline space="s2" align="baseline">
          <Heading level={2} size="l">
            <FormattedMessage id="admin.collections.part.works" />
          </Heading>
          <Text size="s" tone="ink2" role="status">
            <FormattedMessage
              id={`admin.collections.${collection.public ? 'inOrder' : 'inRoomOrder'}`}
              values={{ count: works.length }}
            />
          </Text>
        </Inline>
        {works.length > 1 ? (
          <Button variant="tertiary" size="s" onClick={() => form.set('works', byYear(works))}>
            <FormattedMessage id="admin.collections.byYear" />
          </Button>
        ) : null}
      </Inline>
      {problems.length > 0 ? (
        <Stack space="s1" role="alert">
          {problems.map(({ text, section }) => (
            <Text key={`${section?.position} ${section?.field} ${text}`} size="s" tone="err">
              {section ? (
                <FormattedMessage
                  id={`admin.collections.sections.${section.name === '' ? 'refusedUnnamed' : 'refused'}`}
                  values={{ ...section, field: labelOf(section.field), problem: text }}
                />
              ) : (
                text
              )}
            </Text>
          ))}
        </Stack>
      ) : null}
      {bare > 0 ? (
        <Text size="s" tone="warn" role="status">
          <FormattedMessage id="admin.collections.withoutImage" values={{ count: bare }} />
        </Text>
      ) : null}
      <WorkBoard
        source={
          <WorkSource
            chosen={new Set(works.map(({ id }) => id))}
            onAdd={(row: WorkRow) => form.set('works', withWork(works, row))}
          />
        }
      >
        {collection.public ? (
          <OrderedWorks
            {...board}
            works={shown}
            onReorder={(ids) => form.set('works', inOrder(works, ids))}
          />
        ) : (
          <RoomWorks {...board} form={form} shown={shown} />
        )}
      </WorkBoard>
    </Stack>
  )
}
