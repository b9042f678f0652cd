import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { joinHandlers } from './joinHandlers.ts'
import { menuItems } from './menuItems.ts'
import { menuFind, typeLetter } from './menuKeys.ts'
import { moveRound } from './moveRound.ts'
import { surroundings } from './surroundings.ts'
import { useJoinedRef } from './useJoinedRef.ts'
import { useOpenList } from './useOpenList.ts'

/** What makes a `<button>` the opener of a menu. */
interface OpenerProps {
  ref: Ref<HTMLButtonElement>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'data-state': 'open' | 'closed'
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

export interface DropdownProps {
  /** Renders the `<button>` with the props it is given. */
  opener: (props: OpenerProps) => ReactNode
  /** What its user gave to the opener: its id, handlers and ref are kept beside those of the menu. */
  given: Pick<ComponentPropsWithRef<'button'>, 'id' | 'onClick' | 'onKeyDown' | 'ref'>
  /** `DropdownItem`s, groups of them and rules between. */
  children: ReactNode
  /** The look of the list, which is fixed to the window. */
  className: string
  /** @default 'start' */
  align?: 'start' | 'end'
  /** Whether it shows, when its owner decides. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

const CloseContext = createContext<() => void>(() => {})

/** Puts the menu away and gives the focus back: for the items inside it. */
export function useCloseMenu(): () => void {
  return useContext(CloseContext)
}

/**
 * The behaviour of a menu under a button: arrows move and go round, letters jump, Escape, Tab, a press elsewhere and a
 * choice close it. The list hangs at the end of the document, or of the dialog that the button stands in.
 */
export function Dropdown({
  opener,
  given,
  children,
  className,
  align = 'start',
  open: decided,
  onOpenChange,
}: DropdownProps) {
  const id = useId()
  const openerId = given.id ?? `${id}-opener`
  const [own, setOwn] = useState(false)
  const [first, setFirst] = useState<'first' | 'last' | 'none'>('first')
  const open = decided ?? own
  const button = useRef<HTMLButtonElement>(null)
  const ref = useJoinedRef(button, given.ref)
  const word = useRef({ text: '', at: 0 })

  function show(next: boolean) {
    setOwn(next)
    onOpenChange?.(next)
  }
  function openOn(place: typeof first) {
    setFirst(place)
    show(true)
  }
  function close() {
    button.current?.focus()
    show(false)
  }
  const list = useOpenList({ open, button, align, first, close, leave: () => show(false) })

  function move(event: KeyboardEvent<HTMLElement>) {
    const items = menuItems(event.currentTarget)
    const labels = items.map((item) => item.textContent ?? '')
    const current = items.findIndex((item) => item.matches(':focus'))
    let place = moveRound(event.key, ['ArrowDown', 'ArrowUp'], current, items.length)
    if (event.key === 'Tab') {
      close() // From the opener the browser's own step goes on.
      return
    }
    if (event.key === ' ') {
      event.preventDefault()
      items[current]?.click()
      return
    }
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      word.current = typeLetter(word.current, event.key, event.timeStamp)
      place = menuFind(word.current.text, labels, current)
    }
    if (place === null) return
    event.preventDefault()
    items[place]?.focus()
  }

  return (
    <>
      {opener({
        ref,
        id: openerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'data-state': open ? 'open' : 'closed',
        // A press of a key clicks without a pointer.
        onClick: joinHandlers(given.onClick, (event) =>
          open ? close() : openOn(event.detail === 0 ? 'first' : 'none')
        ),
        onKeyDown: joinHandlers(given.onKeyDown, (event) => {
          const isDown = event.key === 'ArrowDown'
          if (!isDown && event.key !== 'ArrowUp') return
          event.preventDefault()
          openOn(isDown ? 'first' : 'last')
        }),
      })}
      {open
        ? createPortal(
            <div
              {...surroundings(button.current)}
              role="menu"
              id={id}
              aria-labelledby={openerId}
              tabIndex={-1}
              ref={list}
              className={className}
              onKeyDown={move}
            >
              <CloseContext value={close}>{children}</CloseContext>
            </div>,
            // What is outside of a modal dialog lies under it; another may move what is fixed to the window.
            button.current?.closest('[aria-modal], dialog:modal') ?? document.body
          )
        : null}
    </>
  )
}
