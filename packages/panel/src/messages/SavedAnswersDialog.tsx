import { errorsIn, type Failure, reported, shownByForms, useGet } from '@gallery/client'
import { type SavedAnswer, urlOf } from '@gallery/contract'
import {
  Button,
  Divider,
  FieldGrid,
  Form,
  Inline,
  Stack,
  SubmitRow,
  Text,
  TextArea,
  TextField,
} from '@gallery/ui'
import { Fragment, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ActingButton } from '../frame/ActingButton.tsx'
import { FormDialog } from '../frame/FormDialog.tsx'
import { useFocusAfter } from '../frame/useFocusAfter.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { firstAnswers } from './firstAnswers.ts'
import { dropAnswer, keepAnswer } from './messageWrites.ts'

/** How much of a text is read in the list, in characters. */
const beginning = 120

/** The texts that the gallery keeps to answer with, each in both languages: added, changed and deleted here. */
export function SavedAnswersDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh()
  const { offer } = useUndo()
  const { data } = useGet(urlOf('/api/savedAnswers'))
  const [editing, setEditing] = useState<'new' | SavedAnswer>()
  /** Which button opened the form last. */
  const [pressed, setPressed] = useState<'new' | SavedAnswer['id']>('new')
  const opener = useRef<HTMLButtonElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  useFocusAfter(editing, opener, add)

  function edit(answer: 'new' | SavedAnswer): void {
    setEditing(answer)
    setPressed(answer === 'new' ? answer : answer.id)
  }

  async function begin() {
    await reported(async () => {
      for (const answer of firstAnswers) await keepAnswer(null, answer)
    })
    await refresh()
  }

  async function drop({ id, ...form }: SavedAnswer) {
    if (!(await reported(() => dropAnswer(id)))) return
    await refresh()
    offer({
      text: <FormattedMessage id="admin.messages.answerDropped" values={{ name: form.name }} />,
      undo: async () => {
        await keepAnswer(null, form)
        await refresh()
      },
    })
  }

  return (
    <FormDialog
      open
      width="wide"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<FormattedMessage id="admin.messages.savedAnswers" />}
      description={<FormattedMessage id="admin.messages.savedAnswersLead" />}
    >
      {editing === undefined ? (
        <Stack space="s4">
          {data?.data.length === 0 ? (
            <Inline space="s3" justify="between">
              <Text>
                <FormattedMessage id="admin.messages.noAnswers" />
              </Text>
              <ActingButton variant="tertiary" size="s" onAct={begin}>
                <FormattedMessage id="admin.messages.answersBegin" />
              </ActingButton>
            </Inline>
          ) : null}
          {data?.data.map((answer) => (
            <Fragment key={answer.id}>
              <Stack space="s1">
                <Text>
                  <b>{answer.name}</b>
                </Text>
                <Text size="s" tone="ink2">
                  {beginningOf(answer)}
                </Text>
                <Inline space="s3">
                  <Button
                    ref={pressed === answer.id ? opener : undefined}
                    variant="tertiary"
                    size="s"
                    onClick={() => edit(answer)}
                  >
                    <FormattedMessage id="admin.messages.answerEdit" />
                  </Button>
                  <ActingButton variant="tertiary" size="s" onAct={() => drop(answer)}>
                    <FormattedMessage id="admin.messages.delete" />
                  </ActingButton>
                </Inline>
              </Stack>
              <Divider />
            </Fragment>
          ))}
          <div>
            <Button ref={add} size="s" onClick={() => edit('new')}>
              <FormattedMessage id="admin.messages.answerAdd" />
            </Button>
          </div>
        </Stack>
      ) : (
        <AnswerEditor
          answer={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </FormDialog>
  )
}

/** How a text begins, by which it is known again among others of like names. */
function beginningOf({ text_es, text_en }: SavedAnswer): string {
  const text = (text_es || text_en).replace(/\s+/g, ' ')
  return text.length > beginning ? `${text.slice(0, beginning).trimEnd()}…` : text
}

function AnswerEditor({ answer, onClose }: { answer: SavedAnswer | undefined; onClose: () => void }) {
  const refresh = useRefresh()
  const [errors, setErrors] = useState<Failure['errors']>({})
  return (
    <Form
      errors={errors}
      onSubmit={async ({ name = '', text_es = '', text_en = '' }) => {
        try {
          await keepAnswer(answer?.id ?? null, { name, text_es, text_en }, shownByForms)
          await refresh()
          onClose()
        } catch (error) {
          setErrors(errorsIn(error))
        }
      }}
    >
      <FieldGrid>
        <TextField
          wide
          autoFocus
          name="name"
          label={<FormattedMessage id="admin.messages.answerName" />}
          maxLength={120}
          autoComplete="off"
          defaultValue={answer?.name ?? ''}
        />
        {(['es', 'en'] as const).map((language) => (
          <TextArea
            key={language}
            name={`text_${language}`}
            lang={language}
            label={<FormattedMessage id={`admin.messages.answerText.${language}`} />}
            optional
            rows={7}
            maxLength={10_000}
            defaultValue={answer?.[`text_${language}`] ?? ''}
          />
        ))}
        <SubmitRow onCancel={onClose}>
          <FormattedMessage id="admin.messages.answerSave" />
        </SubmitRow>
      </FieldGrid>
    </Form>
  )
}
