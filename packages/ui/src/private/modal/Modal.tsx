import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { surroundings } from '../surroundings.ts'
import { useHydrated } from '../useHydrated.ts'
import { useJoinedRef } from '../useJoinedRef.ts'
import { stepRound } from './controls.ts'
import { useModalFocus } from './useModalFocus.ts'
import { usePresence } from './usePresence.ts'

export interface ModalProps extends ComponentPropsWithRef<'div'> {
  open: boolean
  /** Called when the visitor closes it: by Escape, by a `ModalClose`, by a press on a veil that closes. */
  onClose: () => void
  /** What gets the focus back, where a press does not give it to buttons; without it, whatever had it before. */
  opener?: RefObject<HTMLElement | null>
  /** What gets the focus when it opens; without it, its first control. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The look of what lies around the box. */
  veil?: string
  /**
   * Whether a press on the veil closes it, unless a form in it was typed in and is still there.
   * @default false
   */
  veilCloses?: boolean
  'data-box'?: string
}

const ModalContext = createContext({ titleId: '', close: () => {} })

/**
 * Whatever stands over the whole page until it is closed. Renders `<div role="dialog">` inside a veil into `<body>`, in
 * the browser only, and stays until it has moved away. It reads in the direction and theme of where it is rendered.
 */
export function Modal(props: ModalProps) {
  const layer = useRef<HTMLDivElement>(null)
  const present = usePresence(props.open, layer)
  return useHydrated() && present ? <Layer {...props} layer={layer} /> : null
}

function Layer({
  layer,
  open,
  onClose,
  opener,
  initialFocus,
  veil,
  veilCloses = false,
  ref,
  onKeyDown,
  ...props
}: ModalProps & { layer: RefObject<HTMLDivElement | null> }) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const joined = useJoinedRef(box, ref)
  /** A press that begins in the box, as when words are selected, may end outside of it. */
  const begun = useRef(false)
  /** The form that was typed in last. */
  const typed = useRef<Element | null>(null)
  const [place, setPlace] = useState<ReturnType<typeof surroundings>>()
  useModalFocus({ open, layer, box, opener, initialFocus, onClose })
  const state = { 'data-state': open ? 'open' : 'closed', 'data-box': props['data-box'] }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    onKeyDown?.(event)
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return
    if (stepRound(event.currentTarget, event.shiftKey)) event.preventDefault()
  }

  const over = (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the box is for the pointer alone
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys have Escape
    <div
      ref={layer}
      {...place}
      className={veil}
      {...state}
      // While it moves away, nothing that is drawn anew in it takes the focus along.
      inert={!open}
      onInput={({ target }) => {
        if (target instanceof Element) typed.current = target.closest('form') ?? typed.current
      }}
      onPointerDown={({ target, currentTarget }) => {
        begun.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (veilCloses && begun.current && target === currentTarget && !typed.current?.isConnected) onClose()
      }}
    >
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        {...props}
        {...state}
        ref={joined}
        onKeyDown={press}
      >
        <ModalContext value={{ titleId, close: onClose }}>{props.children}</ModalContext>
      </div>
    </div>
  )
  return (
    <>
      {/* Asks the page about this place, and is gone before anything is painted. */}
      {place ? null : (
        <template
          ref={(here) => {
            if (here) setPlace(surroundings(here))
          }}
        />
      )}
      {createPortal(over, document.body)}
    </>
  )
}

/** The heading that a modal is called by. */
export function ModalTitle(props: ComponentPropsWithRef<'h2'>) {
  return <h2 {...props} id={useContext(ModalContext).titleId} />
}

/** A button that closes the modal around it. */
export function ModalClose(props: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...props} onClick={useContext(ModalContext).close} />
}
