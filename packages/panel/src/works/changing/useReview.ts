import { Failure } from '@gallery/client'
import type { WorksReview, WorksSetting, WorksSettingForm } from '@gallery/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reviewSetting } from './settingWrites.ts'

/** So long somebody may go on typing before the server is asked, in milliseconds. */
const pause = 200

interface ReviewState {
  /** The last answer, which may be one to an earlier setting: see `current`. */
  review: WorksReview | undefined
  /** Whether it answers what is set now. */
  current: boolean
  /** It could not be read. */
  failed: boolean
  /** Asks again. */
  again: () => void
  /** Takes a work as it is now for seen. */
  accept: (id: number) => void
  /** These works, each in the state in which it was seen. */
  seen: (ids: readonly number[]) => WorksSettingForm['works']
}

/**
 * Asks what a setting would make of each work, again whenever the setting changes. A work counts as seen in the state in
 * which it first came: one that somebody saves meanwhile is refused from then on.
 */
export function useReview(ids: readonly number[], setting: WorksSetting | null): ReviewState {
  const states = useRef(new Map<number, string>())
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; review: WorksReview }>()
  const [failed, setFailed] = useState(false)
  const set = JSON.stringify(setting)
  const asked = `${turn} ${set}`
  const seen = useCallback(
    (some: readonly number[]) => some.map((id) => ({ id, updated_at: states.current.get(id) })),
    []
  )

  useEffect(() => {
    const wanted: WorksSetting | null = JSON.parse(set)
    if (wanted === null || ids.length === 0) return
    let isNewest = true
    async function ask(to: WorksSetting) {
      try {
        const review = await reviewSetting({ works: seen(ids), set: to })
        for (const { id, updated_at } of review.data) {
          if (!states.current.has(id)) states.current.set(id, updated_at)
        }
        if (!isNewest) return
        setAnswer({ to: asked, review })
        setFailed(false)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        if (isNewest) setFailed(true)
      }
    }
    const timer = setTimeout(() => void ask(wanted), pause)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [ids, set, asked, seen])

  const again = useCallback(() => setTurn((last) => last + 1), [])
  return {
    review: answer?.review,
    current: answer?.to === asked,
    failed,
    again,
    seen,
    accept: (id) => {
      const row = answer?.review.data.find((each) => each.id === id)
      if (row) states.current.set(id, row.updated_at)
      again()
    },
  }
}
