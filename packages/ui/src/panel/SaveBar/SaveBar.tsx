import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import { bar } from '../FootBar/FootBar.css.ts'
import { saveBarMessages } from './messages.ts'
import * as styles from './SaveBar.css.ts'
import { SaveBarActions, type SaveBarCallbacks } from './SaveBarActions.tsx'
import { SaveBarWords } from './SaveBarWords.tsx'
import { canSave, isUnsaved, type SaveState } from './saveState.ts'
import { useSaveKey } from './useSaveKey.ts'
import { useWarnOnLeave } from './useWarnOnLeave.ts'

/** How long "Saved at 15:40" stays, in milliseconds. */
const savedStays = 4000

export interface SaveBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'>, SaveBarCallbacks {
  /** What stands between what is on the screen and what is saved. */
  state: SaveState
}

/**
 * The bar that saves a record: at the foot of the screen while something is unsaved, gone when nothing is. It
 * answers to Ctrl S and asks before the page is left. Renders `<section>`, which keeps the focus when a pressed button
 * goes away; make it the last child of the screen, outside the form.
 *
 * Use it on every screen that edits a record. For what is ticked in a table use `BulkBar` instead, for a dialog
 * `SubmitRow`.
 */
export function SaveBar({
  state,
  onSave,
  onDiscard,
  onGoToFirst,
  onCompare,
  viewHref,
  className,
  ref,
  ...props
}: SaveBarProps) {
  const intl = useIntl()
  const gone = useGone(state)
  const shown = state.kind !== 'clean' && !gone
  useSaveKey(canSave(state), onSave)
  useWarnOnLeave(isUnsaved(state))
  const kept = useKeptFocus(ref)
  return (
    <section
      aria-label={intl.formatMessage(saveBarMessages.label)}
      data-state={shown ? state.kind : 'clean'}
      data-foot-bar={shown ? '' : undefined}
      {...kept}
      {...props}
      className={joinClasses(shown ? bar : styles.idle, className)}
    >
      <p role="status" className={styles.state} data-state={markOf(state)}>
        {shown ? <SaveBarWords state={state} /> : null}
      </p>
      {shown ? (
        <div className={styles.actions}>
          <SaveBarActions
            state={state}
            onSave={onSave}
            onDiscard={onDiscard}
            onGoToFirst={onGoToFirst}
            onCompare={onCompare}
            viewHref={viewHref}
          />
        </div>
      ) : null}
    </section>
  )
}

/** The sign before the words: a dot, a ring, or the cut mark of what went wrong. */
function markOf({ kind }: SaveState): 'dirty' | 'saving' | 'saved' | 'error' | undefined {
  if (kind === 'clean') return undefined
  return kind === 'dirty' || kind === 'saving' || kind === 'saved' ? kind : 'error'
}

/** Whether "saved" has been said long enough; saving again says it anew. */
function useGone(state: SaveState): boolean {
  const savedAt = state.kind === 'saved' ? state.at : null
  const [goneAt, setGoneAt] = useState<string | null>(null)
  useEffect(() => {
    if (savedAt === null) return
    const timer = setTimeout(() => setGoneAt(savedAt), savedStays)
    return () => clearTimeout(timer)
  }, [savedAt])
  return savedAt !== null && goneAt === savedAt
}
