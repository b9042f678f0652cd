import { type ReactNode, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { DialogFrame, type DialogFrameProps } from '../../feedback/Dialog/DialogFrame.tsx'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { ModalClose, ModalTitle } from '../../private/modal/Modal.tsx'
import { useChooser } from '../../private/useChooser.ts'
import { useStillWhilePressed } from '../../private/useStillWhilePressed.ts'
import { CommandGroups } from './CommandGroups.tsx'
import * as styles from './CommandPalette.css.ts'
import type { Command, CommandGroup } from './command.ts'
import { commandPaletteMessages as messages } from './messages.ts'
import { PaletteFoot } from './PaletteFoot.tsx'

export interface CommandPaletteProps<Item extends Command>
  extends Omit<DialogFrameProps, 'box' | 'veilCloses' | 'initialFocus' | 'children'> {
  /** What is typed. */
  query: string
  /** Called with what is typed, at every key. */
  onQueryChange: (query: string) => void
  /** What answers the query, in fixed order; for an empty one, the last records and the screens. */
  groups: readonly CommandGroup<Item>[]
  /** Called with what was chosen; `newTab` when it was with Ctrl or Cmd. The palette closes, but for a new tab. */
  onChoose: (item: Item, how: { newTab: boolean }) => void
  /**
   * From the first key until `groups` answer the query: Enter waits so long.
   * @default false
   */
  loading?: boolean
  /** The search failed: why, or `true` for the kit's sentence. */
  failure?: ReactNode
}

/**
 * Goes to any record or screen of the panel, or does something, by a few letters. Renders `<div role="dialog">`
 * into `<body>`, in the browser only, around `<input role="combobox">` and a list in groups. `usePaletteKey` opens
 * it by Ctrl K.
 *
 * Use it once, in the `AppShell`. Use `EntityPicker` instead to choose a record for a field, and `ListSearch` to
 * search one list.
 */
export function CommandPalette<Item extends Command>({
  query,
  onQueryChange,
  groups,
  onChoose,
  loading = false,
  failure,
  className,
  onOpenChange,
  ...props
}: CommandPaletteProps<Item>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <DialogFrame
      {...props}
      onOpenChange={onOpenChange}
      initialFocus={input}
      box="default"
      veilCloses
      className={joinClasses(styles.panel, className)}
    >
      <ModalTitle className={hidden}>
        <FormattedMessage {...messages.title} />
      </ModalTitle>
      <Finder
        input={input}
        query={query}
        onQueryChange={onQueryChange}
        groups={failure ? [] : groups}
        loading={loading}
        failure={failure}
        onChoose={(item, newTab) => {
          onChoose(item, { newTab })
          if (!newTab) onOpenChange(false)
        }}
      />
    </DialogFrame>
  )
}

interface FinderProps<Item extends Command>
  extends Pick<CommandPaletteProps<Item>, 'query' | 'onQueryChange' | 'groups' | 'failure'> {
  input: React.RefObject<HTMLInputElement | null>
  loading: boolean
  onChoose: (item: Item, newTab: boolean) => void
}

/** Field, list and keys. Apart, so that every opening starts at the first line. */
function Finder<Item extends Command>({
  input,
  query,
  onQueryChange,
  groups: answered,
  loading,
  failure,
  onChoose,
}: FinderProps<Item>) {
  const intl = useIntl()
  const newTab = useRef(false)
  const [groups, press] = useStillWhilePressed(answered)
  const items = groups.flatMap((group) => group.items)
  const { getInputProps, getMenuProps, getItemProps, aim } = useChooser<Item>({
    items,
    query,
    onQueryChange,
    kind: 'palette',
    stale: loading,
    onChoose: (item) => onChoose(item, newTab.current),
  })
  const note = failure ? (
    failure === true ? (
      <FormattedMessage {...messages.failed} />
    ) : (
      failure
    )
  ) : items.length > 0 ? null : loading ? (
    <FormattedMessage {...messages.loading} />
  ) : query.trim() === '' ? (
    <FormattedMessage {...messages.start} />
  ) : (
    <FormattedMessage {...messages.none} values={{ query: query.trim() }} />
  )

  return (
    <>
      <div className={styles.head}>
        <Icon name="search" size="m" />
        <input
          {...getInputProps({
            ...aim,
            ref: input,
            'aria-label': intl.formatMessage(messages.label),
            onChange: (event) => onQueryChange(event.currentTarget.value),
            onKeyDown: (event) => {
              newTab.current = event.ctrlKey || event.metaKey
              // The list is always open: Escape is for the dialog.
              if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            },
          })}
          placeholder={intl.formatMessage(messages.title)}
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
        />
        <ModalClose className={styles.close}>
          <span className={hidden}>
            <FormattedMessage {...messages.close} />{' '}
          </span>
          <kbd className={joinClasses(styles.key, styles.forKeys)}>Esc</kbd>
          <span className={styles.forFingers}>
            <Icon name="close" size="m" />
          </span>
        </ModalClose>
      </div>
      <div
        {...getMenuProps({ 'aria-label': intl.formatMessage(messages.results), onPointerDown: press })}
        aria-busy={loading || undefined}
        className={styles.results}
      >
        <CommandGroups
          groups={groups}
          query={query}
          itemProps={(item, index) =>
            getItemProps({
              item,
              index,
              onClick: (event) => {
                newTab.current = event.ctrlKey || event.metaKey
              },
            })
          }
        />
      </div>
      <p aria-hidden className={styles.note}>
        {note}
      </p>
      <span role="status" className={hidden}>
        {note ?? <FormattedMessage {...messages.found} values={{ count: items.length }} />}
      </span>
      <PaletteFoot />
    </>
  )
}
