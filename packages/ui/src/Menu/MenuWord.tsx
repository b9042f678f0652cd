import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { joinClasses } from '../private/joinClasses.ts'
import { trigger } from './Menu.css.ts'

interface MenuWordProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: ReactNode
}

/** What opens a menu, as it looks before and after it can. Renders `<button>`. */
export function MenuWord({ label, className, ...props }: MenuWordProps) {
  return (
    <button type="button" {...props} className={joinClasses(trigger, className)}>
      {label}
      <Icon name="chevron-down" />
    </button>
  )
}
