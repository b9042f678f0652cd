import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds between two looks at the picture. */
const pause = 150
/** A code that is still held up is not read again before it was away for so long, in milliseconds. */
const away = 2_500

/** Milliseconds before it looks again after a look that failed, and how many fail in a row before that is said. */
const pauseAfterFailure = 1_000
const tolerated = 3

/**
 * How the camera stands: it is being opened with what reads codes, it looks, it shows a picture that nothing reads, or
 * there is none that may be used.
 */
export type CameraState = 'opening' | 'looking' | 'unreadable' | 'refused'

/** Opens the camera on the back of the phone and reads what is held before it. `onRead` is called once for each code. */
export function useScanner(onRead: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('opening')
  const tell = useEffectEvent(onRead)

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    let last = { text: '', at: 0 }
    let failures = 0

    async function read(): Promise<void> {
      const { detector } = await import('./detector.ts')
      const picture = video.current
      if (isGone || !picture || picture.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      const [found] = await detector.detect(picture)
      if (isGone || !found) return
      const at = performance.now()
      const isNew = found.rawValue !== last.text || at - last.at > away
      last = { text: found.rawValue, at }
      if (isNew) tell(found.rawValue)
    }

    async function look(): Promise<void> {
      try {
        await read()
        failures = 0
      } catch {
        // What reads codes did not come, or could not read this picture: it may the next one.
        failures += 1
      }
      if (isGone) return
      if (failures === 0) setState('looking')
      else if (failures >= tolerated) setState('unreadable')
      timer = setTimeout(() => void look(), failures === 0 ? pause : pauseAfterFailure)
    }

    async function open(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isGone || !video.current) return close(stream)
        video.current.srcObject = stream
        await video.current.play()
      } catch {
        // Refused, taken by another program, or none there: the code is typed.
        if (!isGone) setState('refused')
        return
      }
      await look()
    }

    void open()
    return () => {
      isGone = true
      clearTimeout(timer)
      if (stream) close(stream)
    }
  }, [])

  return { video, state }
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
