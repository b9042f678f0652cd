import { pictureProps, useGet, useLanguage } from '@gallery/client'
import { urlOf, type WorkRow } from '@gallery/contract'
import { yearOf } from '@gallery/contract/plain'
import { Inline, Price, Skeleton, Stack } from '@gallery/ui'
import { RowTitle } from '@gallery/ui/admin'
import type { ReactNode } from 'react'
import { titlesOf } from '../titlesOf.ts'
import { HoldForm } from './HoldForm.tsx'
import { HoldsNotRead } from './HoldsNotRead.tsx'
import { useHoldActions } from './useHoldActions.tsx'

interface HoldPanelProps {
  work: WorkRow
  onClose: () => void
  /** A button that closes it, where what it stands in has none. */
  close?: ReactNode
}

/** A work of the list with the form that holds it. */
export function HoldPanel({ work, onClose, close }: HoldPanelProps) {
  const language = useLanguage()
  const actions = useHoldActions(work.id)
  const { data, failure } = useGet(urlOf('/api/works/:id/holds', { id: work.id }))
  const { title } = titlesOf(work, language)
  return (
    <Stack space="s4">
      <Inline space="s3" justify="between">
        <RowTitle
          picture={work.img ? pictureProps('images', work.img.file, work.img.picture, '') : null}
          title={
            <>
              <em lang={title.lang}>{title.text}</em>
              {yearOf(work, language) && `, ${yearOf(work, language)}`}
            </>
          }
          note={
            <>
              {work.artist ? `${work.artist.display}, ` : null}
              <Price amount={work.last_movement?.price ?? null} currency={work.last_movement?.currency} />
            </>
          }
        />
        {close}
      </Inline>
      {data ? (
        <HoldForm
          work={work.id}
          line={data.data}
          onDone={(made) => {
            onClose()
            if (made) actions.made(made)
          }}
          onCancel={onClose}
        />
      ) : failure ? (
        <HoldsNotRead work={work.id} />
      ) : (
        <Skeleton />
      )}
    </Stack>
  )
}
