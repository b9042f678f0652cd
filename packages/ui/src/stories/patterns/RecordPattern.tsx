import { useState } from 'react'
import {
  AppShell,
  BilingualField,
  type BilingualText,
  MeasuresField,
  RecordFold,
  RecordPictures,
  RecordSheet,
  SaveBar,
  type SaveState,
  ScreenTitle,
  StatusMenu,
} from '../../admin.ts'
import { Facts, RichText, Stack, Switch, TextField } from '../../index.ts'
import { sampleLogo } from '../sampleLogo.tsx'
import { sampleStatuses } from '../samplePanel.ts'
import { samplePanelNav } from '../samplePanelNav.ts'
import type { StoryLanguage } from '../say.ts'
import { languages } from './gallerySite.tsx'
import { changedFields, type RecordValues, record, refusals } from './record.ts'

/** A record of the panel, written where it is read: what is unsaved is marked, what is refused is said at its field. */
export function RecordPattern({ language }: { language: StoryLanguage }) {
  const { words, first, pictures } = record(language)
  const [saved, setSaved] = useState<RecordValues>(first)
  const [values, setValues] = useState<RecordValues>(first)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [savedAt, setSavedAt] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const changed = changedFields(values, saved)

  function change(part: Partial<RecordValues>) {
    setSavedAt(undefined)
    setErrors((all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !(name.slice(0, -3) in part || name in part)))
    )
    setValues((all) => ({ ...all, ...part }))
  }
  function save() {
    const answer = refusals(values, words)
    setErrors(answer)
    if (Object.keys(answer).length > 0) return
    setSaved(values)
    setSavedAt('2026-11-17T15:40:00-03:00')
  }
  const bilingual = (name: 'title' | 'technique' | 'description') => ({
    name,
    label: words[name],
    value: values[name],
    onValueChange: (value: BilingualText) => change({ [name]: value }),
  })

  return (
    <AppShell
      name="Ochava"
      logo={sampleLogo}
      homeHref="#admin"
      groups={samplePanelNav(language)}
      onGo={() => {}}
      user="Lucía Prado"
      siteHref="#site"
      languages={languages}
      onSignOut={() => {}}
    >
      <ScreenTitle
        work
        shownBelow
        breadcrumb={[
          { label: words.works, href: '#works' },
          { label: 'Elsa Brandariz', href: '#brandariz' },
        ]}
        title={values.title[language]}
      />
      <RecordSheet
        work
        pictures={<RecordPictures label={words.pictures} pictures={pictures} addHref="#pictures" />}
        before="Elsa Brandariz"
        names={<BilingualField {...bilingual('title')} />}
        facts={
          <>
            <BilingualField optional {...bilingual('technique')} />
            <MeasuresField
              label={words.size}
              unit="cm"
              measures={(['height', 'width'] as const).map((side) => ({
                name: side,
                label: words[side],
                value: values[side],
                onChange: ({ target }) => change({ [side]: target.value }),
              }))}
            />
            <TextField
              name="code"
              label={words.code}
              value={values.code}
              onChange={({ target }) => change({ code: target.value })}
            />
          </>
        }
        texts={<BilingualField optional kind="rich" {...bilingual('description')} />}
        rail={
          <Stack>
            <StatusMenu
              label={words.status}
              options={sampleStatuses(language)}
              value={values.status}
              onValueChange={(status) => change({ status })}
            />
            <Switch
              label={words.shown}
              checked={values.shown}
              onCheckedChange={(shown) => change({ shown })}
            />
            <Facts items={[{ term: words.owner, value: words.family }]} />
          </Stack>
        }
        railLabel={words.today}
        folds={
          <RecordFold label={words.history} summary={words.lastShown} open={isOpen} onOpenChange={setIsOpen}>
            <RichText trustedHtml={words.shownIn} />
          </RecordFold>
        }
        errors={errors}
        changed={changed}
        onSubmit={save}
      />
      <SaveBar
        state={stateOf()}
        onSave={save}
        onDiscard={() => {
          setErrors({})
          setValues(saved)
        }}
        viewHref="#work"
      />
    </AppShell>
  )

  function stateOf(): SaveState {
    const refused = Object.keys(errors).length
    if (refused > 0) return { kind: 'invalid', fields: refused }
    if (changed.length > 0)
      return { kind: 'dirty', changes: changed.map((name) => words.fieldOf(name)).join(', ') }
    return savedAt === undefined ? { kind: 'clean' } : { kind: 'saved', at: savedAt }
  }
}
