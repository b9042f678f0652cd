import { Failure } from '@gallery/client'
import type { WorksSettingForm } from '@gallery/contract'
import type { ReviewProgress } from '@gallery/ui/admin'
import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../../frame/useRefresh.ts'
import { useUndo } from '../../undo/useUndo.tsx'
import { applySetting, undoSetting, wasApplied } from './settingWrites.ts'

/**
 * What came of a change: `later` where somebody changed one of the works since it was reviewed, `tooLate` where it was
 * done before the word to stop arrived; where the line broke, `cut` when it was done all the same and `unknown` when
 * nobody could be asked.
 */
export type Outcome = 'done' | 'stopped' | 'tooLate' | 'later' | 'cut' | 'unknown' | 'failed'

interface Applying {
  /** While it is being done. */
  progress: ReviewProgress | null
  apply: (form: WorksSettingForm) => Promise<Outcome>
  /** Ends it, if it still can be: then nothing of it stays. */
  stop: () => void
}

/** Changes several works, tells how far it is, and offers to take it all back at once. */
export function useApplySetting(): Applying {
  const refresh = useRefresh()
  const { offer } = useUndo()
  const [progress, setProgress] = useState<ReviewProgress | null>(null)
  const stopped = useRef(false)

  async function run(form: WorksSettingForm): Promise<Outcome> {
    const done = await applySetting(form, (now) => {
      setProgress(now)
      return !stopped.current
    })
    if (done === null) return (await wasDone(form)) ? 'tooLate' : 'stopped'
    await refresh()
    offer({
      text: <FormattedMessage id="admin.works.change.done" values={{ count: done.count }} />,
      undo: async () => {
        await undoSetting(done)
        await refresh()
      },
    })
    return 'done'
  }

  async function wasDone(form: WorksSettingForm): Promise<boolean> {
    const isDone = await wasApplied(form)
    if (isDone) await refresh()
    return isDone
  }

  /** What came of a change whose end nobody heard. */
  async function askAfterBreak(form: WorksSettingForm): Promise<Outcome> {
    try {
      return (await wasDone(form)) ? 'cut' : 'failed'
    } catch (error) {
      if (error instanceof Failure) return 'unknown'
      throw error
    }
  }

  return {
    progress,
    stop: () => {
      stopped.current = true
    },
    apply: async (form) => {
      stopped.current = false
      setProgress({ done: 0, total: form.works.length })
      try {
        return await run(form)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        if (error.status === 0) return await askAfterBreak(form)
        return error.status === 409 ? 'later' : 'failed'
      } finally {
        setProgress(null)
      }
    },
  }
}
