import { type ImportPatch, importTargets } from '@gallery/contract'
import { Button, Stack, Text } from '@gallery/ui'
import { ColumnMapper, FileDrop, FootBar, imageAccept } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useHeldInput } from '../frame/useHeldInput.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { FileFacts } from './FileFacts.tsx'
import { ImagesHint } from './ImagesHint.tsx'
import type { ImportStepProps } from './importSteps.ts'
import { bringImages, changeImport, moveImport } from './importWrites.ts'
import { MapRules } from './MapRules.tsx'
import { lacksCurrency, mapped, targetOf, withChosenSince } from './mapping.ts'
import { useColumnStates } from './useColumnStates.tsx'
import { useImportWork } from './useImportWork.ts'
import type { MapDraft } from './useMapDraft.ts'
import { useTargetLabel } from './useTargetLabel.ts'

interface ColumnsStepProps extends ImportStepProps {
  draft: MapDraft
  /** Called once the file has been read otherwise. */
  onReadAnew: () => void
}

/** How the file is read and where its columns go; nothing is saved but the choice. */
export function ColumnsStep({ record, head, draft, onReadAnew }: ColumnsStepProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { href } = useListAddress()
  const { id, kind, rows, columns } = record
  const { map, setMap } = draft
  const [sending, setSending] = useState<number>()
  const [refused, setRefused] = useState<string[]>([])
  const [replaced, setReplaced] = useState<string[]>([])
  const { busy, message, run } = useImportWork()
  // Which of them were refused would be told nowhere.
  useHeldInput(sending !== undefined, { files: true })
  const labelOf = useTargetLabel(kind)
  const stateOf = useColumnStates(record, map)
  const used = columns.filter(({ name }) => targetOf(map, name) !== '').length

  /** Saves the map, with what of the file was corrected. What is chosen before the answer comes stays chosen. */
  async function save(corrected: Pick<ImportPatch, 'facts'> = {}): Promise<void> {
    const changed = await changeImport(id, { ...corrected, map })
    setMap((now) => withChosenSince(changed.map, map, now, changed.columns))
  }
  async function review(): Promise<void> {
    await run(async () => {
      await save()
      await moveImport(id, 'check')
      void navigate(href({ step: 'review' }))
    })
  }
  async function sendImages(files: readonly File[]): Promise<void> {
    await run(async () => {
      setRefused([])
      setReplaced([])
      for (const file of files) {
        const answer = await bringImages(id, file, setSending)
        const reasons = answer.refused.map(({ name, reason }) => `${name}: ${reason}`)
        setRefused((before) => [...before, ...reasons])
        setReplaced((before) => [...before, ...answer.replaced])
      }
    })
    setSending(undefined)
  }

  return (
    <>
      <Stack space="s5">
        {head}
        <FileFacts
          record={record}
          onChange={(facts) =>
            void run(async () => {
              await save({ facts })
              onReadAnew()
            })
          }
        />
        <ColumnMapper
          aria-label={intl.formatMessage({ id: 'admin.imports.columns' })}
          ignored={intl.formatMessage({ id: 'admin.imports.ignore' })}
          goesTo={intl.formatMessage({ id: 'admin.imports.goesTo' })}
          heads={{
            name: intl.formatMessage({ id: 'admin.imports.head.name' }),
            samples: intl.formatMessage({ id: 'admin.imports.head.samples' }),
            state: intl.formatMessage({ id: 'admin.imports.column.state' }),
          }}
          targets={importTargets[kind].map((value) => ({
            value,
            label: labelOf(value),
          }))}
          columns={columns.map(({ name, filled, samples }) => ({
            name,
            samples,
            filled: intl.formatMessage({ id: 'admin.imports.filled' }, { count: filled }),
            target: targetOf(map, name),
            ...stateOf(name),
          }))}
          onTarget={(name, target) => {
            const column = columns.find((each) => each.name === name)
            if (column) setMap((before) => mapped(before, column, target))
          }}
        />
        <MapRules
          kind={kind}
          rules={map.rules}
          lacksCurrency={lacksCurrency(map, columns)}
          onChange={(rules) => setMap((before) => ({ ...before, rules }))}
        />
        {kind === 'artists' || kind === 'files' ? null : (
          <FileDrop
            small
            multiple
            accept={`${imageAccept},.zip`}
            label={intl.formatMessage({ id: 'admin.imports.images' })}
            hint={<ImagesHint count={record.images.count} replaced={replaced} />}
            progress={sending}
            error={refused.join(' ')}
            onFiles={(files) => void sendImages(files)}
          />
        )}
      </Stack>
      <FootBar aria-label={intl.formatMessage({ id: 'admin.imports.step.columns' })}>
        <Text as="span" size="s" tone={message === '' ? 'ink2' : 'err'} role="status">
          {message || <FormattedMessage id="admin.imports.mapped" values={{ used, all: columns.length }} />}
        </Text>
        <Button size="s" busy={busy} disabled={used === 0} onClick={() => void review()}>
          <FormattedMessage id="admin.imports.review" values={{ count: rows }} />
        </Button>
      </FootBar>
    </>
  )
}
