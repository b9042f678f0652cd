import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { MenuLine, PanelMenu } from '../../private/PanelMenu.tsx'
import { CoverHeadingContext } from './CoverHeadingContext.ts'
import * as styles from './DoorPage.css.ts'
import { DoorStrip, type DoorStripText } from './DoorStrip.tsx'
import { useCover } from './useCover.ts'

const messages = {
  more: { id: 'doorPage.more', defaultMessage: 'Más' },
} as const

/** Something beside letting people in: a place, or something that is done. */
export type DoorMenuItem = { label: string; href: string } | { label: string; onSelect: () => void }

export interface DoorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Which door and day: "Puerta, martes 17". */
  title: ReactNode
  /** What stands behind the three dots. */
  menu: readonly DoorMenuItem[]
  /** What is said about the connection. */
  strip?: DoorStripText | undefined
  /** The buttons at the foot, two of them: the second is what is done most. */
  foot?: ReactNode
  /**
   * What covers the page while it is open, as the camera. The page stays behind it. Whoever opens it is led to the heading
   * of its `ScanWindow`, and back to what they opened it with.
   */
  over?: ReactNode
}

/**
 * The page of whoever lets people in, for a phone in a hand: a head, a strip about the connection, the page and two
 * buttons within the thumb's reach. On light paper in either theme, because it is read outdoors. Renders `<div>`.
 *
 * Use it for the door alone. Use `AppShell` instead for the panel's other screens.
 */
export function DoorPage({ title, menu, strip, foot, over, className, children, ...props }: DoorPageProps) {
  const intl = useIntl()
  const cover = useCover(Boolean(over))
  return (
    <div data-theme="light" {...props} className={joinClasses(styles.page, className)}>
      {over ? (
        <main className={styles.over}>
          <CoverHeadingContext value={cover.heading}>{over}</CoverHeadingContext>
        </main>
      ) : null}
      <div className={styles.body} hidden={Boolean(over)}>
        <header className={styles.head}>
          <span className={styles.mark} aria-hidden="true" />
          <h1 className={styles.title}>{title}</h1>
          <PanelMenu
            align="end"
            opener={
              <button type="button" aria-label={intl.formatMessage(messages.more)} className={styles.more}>
                <Icon name="dots" size="m" />
              </button>
            }
          >
            {menu.map((item) => (
              <MenuLine key={item.label} {...item} />
            ))}
          </PanelMenu>
        </header>
        <DoorStrip strip={strip} />
        <main className={styles.main}>{children}</main>
        {foot ? (
          <div ref={cover.foot} className={styles.foot} data-door-foot="">
            {foot}
          </div>
        ) : null}
      </div>
    </div>
  )
}
