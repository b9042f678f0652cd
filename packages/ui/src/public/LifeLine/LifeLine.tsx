import '../../eventColors.css.ts'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import type { EventColor } from '../../tokens/tokens.ts'
import * as styles from './LifeLine.css.ts'
import { lifeAxis, type Years } from './lifeAxis.ts'

/** One thing that goes through the years. */
export interface LifeLane {
  /** What it is: "Works". Also the lane's key, so it is there once. */
  label: string
  /** What is drawn, in words: "8 obras, 1949–1963". Who does not see the drawing has it from here. */
  note: ReactNode
  /** When it was, a bar each. */
  spans: readonly (Years & {
    /** The colour of an event. */
    color?: EventColor
  })[]
  /**
   * A thin line with ends, for the life itself.
   * @default false
   */
  line?: boolean
}

export interface LifeLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The life first, then what came of it. */
  lanes: readonly LifeLane[]
}

/**
 * A life and what came of it on one scale of years: the works, what the archive keeps, the exhibitions. Renders `<div>`
 * around `<dl>`; the bars repeat what its words say.
 *
 * Use it on an artist's page. Use `Facts` instead where there are no years, and `TimelineGrid` for days.
 */
export function LifeLine({ lanes, className, ...props }: LifeLineProps) {
  const axis = lifeAxis(lanes.flatMap(({ spans }) => spans))
  return (
    <div {...props} className={joinClasses(styles.root, className)}>
      {axis ? (
        <div className={joinClasses(styles.lane, styles.scale)}>
          <svg aria-hidden className={styles.years}>
            {axis.ticks.map((year) => (
              <text
                key={year}
                x={`${axis.at(year)}%`}
                dx="0.3em"
                y="0.9em"
                data-tight={axis.isTight(year) || undefined}
                className={styles.year}
              >
                {year}
              </text>
            ))}
          </svg>
        </div>
      ) : null}
      <dl>
        {lanes.map(({ label, note, spans, line = false }) => (
          <div key={label} className={styles.lane}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.note}>{note}</dd>
            {axis ? (
              <dd aria-hidden className={styles.track}>
                <svg aria-hidden className={styles.bars}>
                  {axis.ticks.map((year) => (
                    <line
                      key={year}
                      x1={`${axis.at(year)}%`}
                      x2={`${axis.at(year)}%`}
                      y2="100%"
                      className={styles.tick}
                    />
                  ))}
                  {spans.map(({ from, to, color }) => (
                    <rect
                      key={`${from} ${to} ${color}`}
                      data-event-color={color}
                      x={`${axis.at(from)}%`}
                      y="50%"
                      width={`${axis.at(to + 1) - axis.at(from)}%`}
                      height={line ? 2 : '0.8em'}
                      className={joinClasses(styles.bar, line && styles.life, color && styles.event)}
                    />
                  ))}
                </svg>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  )
}
