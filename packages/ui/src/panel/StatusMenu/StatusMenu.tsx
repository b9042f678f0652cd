import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import * as field from '../../forms/Field/Field.css.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { MenuChoices, MenuLine, MenuRule, PanelMenu } from '../../private/PanelMenu.tsx'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { tag } from '../../text/Tag/Tag.css.ts'
import { type TagTone, toneClasses } from '../../text/Tag/Tag.tsx'
import { fromLetters } from '../../tokens/breakpoints.ts'
import { statusMenuMessages as messages } from './messages.ts'
import * as styles from './StatusMenu.css.ts'
import { StatusSheet } from './StatusSheet.tsx'

/** One of the states that something can be in. */
export interface StatusOption {
  value: string
  /** "On consignment". */
  label: string
  /** How its tag looks. */
  tone?: TagTone
}

export interface StatusMenuProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value' | 'onChange'> {
  /** What is in that state: "Estado". Part of the button's name, and the menu's. */
  label: string
  /** The states, in order. */
  options: readonly StatusOption[]
  /** The state it is in; `null` says "Sin estado". */
  value: string | null
  /** Called with another state; its owner sets it at once and takes it back when saving fails. */
  onValueChange: (value: string) => void
  /** Opens the form with everything that goes with a change: price, owner, address. */
  onDetails?: () => void
  /** "With price, owner or location…". */
  detailsLabel?: string
  /** What the sheet of a phone shows at its head: picture and title. Without it, the label. */
  heading?: ReactNode
  /**
   * While it is being saved: it keeps the focus and does not open.
   * @default false
   */
  busy?: boolean
  /** Why it went back: "Not saved". Read out when it appears. */
  error?: ReactNode
}

/**
 * A state that is changed where it stands, in two presses: the tag opens a menu of all states, on a phone a sheet.
 * Renders `<button>`, and the error under it.
 *
 * Use it in a row or beside a title, where a state changes often. For a state that is only told use `Tag` instead;
 * in a form, `Select`.
 */
export function StatusMenu({
  label,
  options,
  value,
  onValueChange,
  onDetails,
  detailsLabel,
  heading,
  busy = false,
  error,
  className,
  ref,
  ...props
}: StatusMenuProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<'menu' | 'sheet' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = options.find((option) => option.value === value)
  const status = chosen?.label ?? intl.formatMessage(messages.none)
  const tone = chosen?.tone ?? 'neutral'
  const choose = (next: string) => {
    setOpen(null)
    if (next !== value) onValueChange(next)
  }
  return (
    <>
      <PanelMenu
        open={open === 'menu'}
        onOpenChange={(opens) => setOpen(opens && !busy ? placeNow() : null)}
        opener={
          <button
            type="button"
            aria-label={intl.formatMessage(messages.name, { label, status })}
            data-tone={tone}
            {...props}
            ref={useJoinedRef(opener, ref)}
            aria-busy={busy || undefined}
            className={joinClasses(tag, toneClasses[tone], styles.opener, className)}
          >
            {status}
            <Icon name="chevron-down" className={styles.arrow} />
          </button>
        }
      >
        <MenuChoices label={label} choices={options} value={value ?? ''} onChoose={choose} />
        {onDetails && detailsLabel ? (
          <>
            <MenuRule />
            <MenuLine label={detailsLabel} onSelect={onDetails} />
          </>
        ) : null}
      </PanelMenu>
      {open === 'sheet' ? (
        <StatusSheet
          label={label}
          heading={heading}
          options={options}
          value={value}
          onChoose={choose}
          onDetails={onDetails}
          detailsLabel={detailsLabel}
          onClose={() => setOpen(null)}
          opener={opener}
        />
      ) : null}
      {error ? (
        <p role="alert" className={joinClasses(field.error, styles.error)}>
          {error}
        </p>
      ) : null}
    </>
  )
}

/** A menu beside the tag, or on a phone a sheet from the foot of the window. */
function placeNow(): 'menu' | 'sheet' {
  return window.matchMedia(fromLetters('tablet')).matches ? 'menu' : 'sheet'
}
