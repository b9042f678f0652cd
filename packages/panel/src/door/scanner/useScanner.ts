import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds between two looks at the picture. */
const pause = 150
/** A code that is still held up is not read again before it was away for so long, in milliseconds. */
const away = 2_500

/** How the camera stands: it is being opened, it looks, or there is none that may be used. */
export type CameraState = 'opening' | 'looking' | 'refused'

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

    async function look(): Promise<void> {
      const picture = video.current
      const { detector } = await import('./detector.ts')
      if (isGone || !picture) return
      if (picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        const [found] = await detector.detect(picture)
        if (isGone) return
        const at = performance.now()
        if (found) {
          const isNew = found.rawValue !== last.text || at - last.at > away
          last = { text: found.rawValue, at }
          if (isNew) tell(found.rawValue)
        }
      }
      timer = setTimeout(() => void look(), pause)
    }

    async function open(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isGone || !video.current) return close(stream)
        video.current.srcObject = stream
        await video.current.play()
        setState('looking')
        await look()
      } catch {
        // Refused, taken by another program, or none there: the code is typed.
        if (!isGone) setState('refused')
      }
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
