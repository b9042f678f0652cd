import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { type LinkProps, useLink } from '../Link/LinkProvider.tsx'
import * as styles from './Button.css.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'quiet' | 'danger'
export type ButtonSize = 'm' | 's'

interface ButtonLook {
  /** The label: one or two words, sentence case. */
  children: ReactNode
  /**
   * `primary` once per view (the cut corner), `secondary` outlined, `tertiary` underlined text, `quiet` on a ground
   * for what only the gallery sees on the site, `danger` only to confirm what cannot be undone.
   * @default 'primary'
   */
  variant?: ButtonVariant
  /**
   * 2.75rem (`m`) or 2.25rem (`s`, slot rows and the panel) high.
   * @default 'm'
   */
  size?: ButtonSize
}

/** A button that acts: `<button>`, of type `button` unless said otherwise. */
interface ActionButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  href?: never
  /**
   * While the action is under way: shows `busyLabel`, keeps its width and the focus, and does not act again.
   * @default false
   */
  busy?: boolean
  /** What the label says while busy: "Saving…". Without it the label stays. */
  busyLabel?: ReactNode
}

/** A link that looks like a button: `<a>`, through the component given to `LinkProvider`. */
interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'children'> {
  busy?: never
  busyLabel?: never
  disabled?: never
}

export type ButtonProps = ActionButtonProps | LinkButtonProps

/**
 * The kit's one button. Renders `<button>`, or `<a>` when it is given an `href`; a link is never busy nor disabled.
 *
 * Use it for what happens, and with an `href` for the one link that a view is for. Use `Link` instead inside
 * running text.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />
}

function look(variant: ButtonVariant, size: ButtonSize, className: string | undefined) {
  return joinClasses(styles.button, styles.size[size], styles.variant[variant], className)
}

function LinkButton({ variant = 'primary', size = 'm', className, children, ...props }: LinkButtonProps) {
  const Link = useLink()
  return (
    <Link data-variant={variant} {...props} className={look(variant, size, className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  )
}

function ActionButton({
  variant = 'primary',
  size = 'm',
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ActionButtonProps) {
  const swaps = busyLabel !== undefined
  return (
    <button
      data-variant={variant}
      {...props}
      type={type}
      data-busy={busy || undefined}
      // Busy is not `disabled`: that would throw the focus away in the middle of the visitor's action.
      aria-disabled={busy || props['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      className={look(variant, size, className)}
    >
      <span className={styles.labels}>
        <span className={styles.label} data-hidden={(swaps && busy) || undefined}>
          {children}
        </span>
        {swaps ? (
          <span className={styles.label} data-hidden={!busy || undefined}>
            {busyLabel}
          </span>
        ) : null}
      </span>
    </button>
  )
}
