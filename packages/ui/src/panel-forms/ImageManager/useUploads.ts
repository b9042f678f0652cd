import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useIntl } from 'react-intl'
import { type ImageFileRules, imageRefusal } from '../../private/imageFile.ts'
import { sayRefusal } from '../../private/imageFileMessages.ts'
import { imageManagerMessages as messages } from './messages.ts'
import { nextUpload, pendingUploads, type Upload, uploadQueue } from './uploadQueue.ts'

/** What a sending of one file may tell and be told. */
export interface UploadContext {
  /** Called with how many bytes of the file have been sent. */
  onProgress: (loaded: number) => void
  /** Aborted when somebody cancels it, or the page is left. */
  signal: AbortSignal
}

/**
 * Sends one file. Its promise settles when the server has answered; an `Error` that it is refused with says in its
 * message why, in the reader's language.
 */
export type UploadImage = (file: File, context: UploadContext) => Promise<unknown>

/** How files are sent, and who hears how many still have to come. */
interface Uploading {
  upload: UploadImage
  onPendingChange?: ((count: number) => void) | undefined
}

/**
 * The files on their way: checked, sent one after the other, cancelled, tried again. `setNews` is told what happened last,
 * to be read out.
 */
export function useUploads(
  { upload, onPendingChange }: Uploading,
  rules: ImageFileRules,
  setNews: (news: string) => void
) {
  const intl = useIntl()
  const [queue, dispatch] = useReducer(uploadQueue, [])
  const controllers = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)
  const pending = pendingUploads(queue)
  const tellPending = useEffectEvent((count: number) => onPendingChange?.(count))

  useEffect(() => tellPending(pending), [pending])
  // Left or out of sight, there is nobody to ask about them.
  useEffect(() => () => tellPending(0), [])

  useEffect(() => {
    const next = nextUpload(queue)
    if (next) void send(next)
  })

  useEffect(() => {
    const running = controllers.current
    // Left for good, or hidden by an `Activity`: what was on its way then goes anew when it is shown again.
    return () => {
      for (const [id, controller] of running) {
        controller.abort()
        dispatch({ kind: 'retry', id })
      }
      running.clear()
    }
  }, [])

  async function send({ id, file }: Upload) {
    if (controllers.current.has(id)) return
    const controller = new AbortController()
    controllers.current.set(id, controller)
    dispatch({ kind: 'start', id })
    try {
      const onProgress = (loaded: number) => dispatch({ kind: 'progress', id, loaded })
      await upload(file, { onProgress, signal: controller.signal })
      dispatch({ kind: 'remove', id })
      setNews(intl.formatMessage(messages.uploaded, { name: file.name }))
    } catch (failure) {
      if (controller.signal.aborted) return
      const message = failure instanceof Error && failure.message ? failure.message : undefined
      dispatch({ kind: 'fail', id, message })
      tellFailure(file, message ?? intl.formatMessage(messages.failed))
    } finally {
      // By now the same file may be on its way again.
      if (controllers.current.get(id) === controller) controllers.current.delete(id)
    }
  }

  function tellFailure({ name }: File, reason: string) {
    setNews(intl.formatMessage(messages.notUploaded, { name, reason }))
  }

  return {
    queue,
    add: (files: readonly File[]) => {
      const uploads = files.map((file): Upload => {
        lastId.current += 1
        const refusal = imageRefusal(file, rules)
        if (refusal === null) return { id: lastId.current, file, state: 'waiting', loaded: 0 }
        const message = sayRefusal(intl, refusal, file, rules.maxBytes)
        tellFailure(file, message)
        return { id: lastId.current, file, state: 'refused', loaded: 0, message }
      })
      dispatch({ kind: 'add', uploads })
    },
    retry: (id: number) => dispatch({ kind: 'retry', id }),
    /** Cancels what is being sent, and takes it off the list. */
    remove: (id: number) => {
      controllers.current.get(id)?.abort()
      dispatch({ kind: 'remove', id })
    },
  }
}
