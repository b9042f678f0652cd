import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { Container } from '../../layout/Container/Container.tsx'
import { inRow } from '../../private/inRow.ts'
import { readingKey } from '../../private/reading.ts'
import { useDrag } from '../../private/useDrag.ts'
import { formatSize } from '../WorkLabel/formatSize.ts'
import type { WorkItem } from '../WorkThumb/WorkThumb.tsx'
import { hang, usualGap } from './hang.ts'
import { wallViewMessages as messages } from './messages.ts'
import { OpenLabel } from './OpenLabel.tsx'
import { useWalk } from './useWalk.ts'
import { useWheelAcross } from './useWheelAcross.ts'
import { WallFacts } from './WallFacts.tsx'
import { WallMap } from './WallMap.tsx'
import { WallRoom } from './WallRoom.tsx'
import { WallSteps } from './WallSteps.tsx'
import * as styles from './WallView.css.ts'
import { WallWork } from './WallWork.tsx'

export interface WallViewProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The works in the order in which they hang. Those without both measures are counted, and not shown. */
  works: readonly WorkItem[]
  /**
   * What lies between two works, in centimetres.
   * @default 55
   */
  gap?: number
  /**
   * What a sheet has in its place, as a wall is longer than that: the works in their `WorkGrid`.
   * @default nothing
   */
  printed?: ReactNode
}

/**
 * Works on one wall at their true relative size, their middles at 150 cm, beside a person of 170 cm and a bench. One
 * passes along it by wheel, mouse, finger, arrows and the small wall beneath; a work that is pressed says what it is
 * and leads to its page. Renders `<div>` from edge to edge, or nothing where no work has both measures; on paper what is
 * `printed` instead.
 *
 * Use it for a collection or an exhibition beside its `WorkGrid`. Use `ScaleDrawing` instead for the size of one work
 * among its facts.
 */
export function WallView({ works, gap = usualGap, printed, ...props }: WallViewProps) {
  const intl = useIntl()
  const scene = useRef<HTMLDivElement>(null)
  const { handlers, wasDragged } = useDrag()
  const [open, setOpen] = useState<WorkItem['id'] | null>(null)

  const hung = works.flatMap((work) =>
    work.height && work.width ? [{ work, size: { height: work.height, width: work.width } }] : []
  )
  const sizes = hung.map(({ size }) => size)
  const hanging = hang(sizes, gap)
  const { length, height, places } = hanging
  const { seen, reached, current, look, reach, lookAt, moveFreely } = useWalk(scene, hanging, sizes)
  useWheelAcross(scene, hung.length > 0)

  if (hung.length === 0) return null

  const nameOf = (work: WorkItem) =>
    inRow(intl.locale, [work.artist, work.title, work.year, work.size || formatSize(work, intl.locale)])

  function step(at: number) {
    const next = Math.min(hung.length - 1, Math.max(0, at))
    reach(next)
    return next
  }

  function stepByKey(event: KeyboardEvent): number | undefined {
    // The small wall is a slider, which goes by these as well; on the works they scroll the page.
    const onMap = event.currentTarget !== scene.current
    const ways: Record<string, number | undefined> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowUp: onMap ? current + 1 : undefined,
      ArrowDown: onMap ? current - 1 : undefined,
      Home: 0,
      End: hung.length,
    }
    const to = ways[readingKey(event)]
    if (to === undefined) return undefined
    event.preventDefault()
    return step(to)
  }

  function pressOnScene(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' && open !== null) {
      event.stopPropagation()
      setOpen(null)
      focusWork(current)
      return
    }
    const at = stepByKey(event)
    if (at !== undefined) focusWork(at)
  }

  function focusWork(at: number) {
    scene.current?.querySelectorAll<SVGGElement>('[role="button"]')[at]?.focus({ preventScroll: true })
  }

  function press(at: number, { detail }: UIEvent) {
    // A key presses at no place: it has no `detail`.
    if (detail > 0 && wasDragged()) return
    reach(at)
    const id = hung[at]?.work.id ?? null
    setOpen(id === open ? null : id)
  }

  const opened = hung.findIndex(({ work }) => work.id === open)
  const looked = hung[current] ?? hung[0]

  return (
    <div {...props}>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, a part of a page */}
      <div
        ref={scene}
        data-screen=""
        // A wall is no text: what hangs at the left hangs there for everybody.
        dir="ltr"
        role="group"
        aria-roledescription={intl.formatMessage(messages.role)}
        aria-label={intl.formatMessage(messages.label, { count: hung.length })}
        className={styles.scene}
        onScroll={look}
        onWheel={moveFreely}
        onPointerDownCapture={moveFreely}
        onKeyDown={pressOnScene}
        {...handlers}
      >
        <WallRoom hanging={hanging}>
          {hung.map(({ work, size }, at) => {
            const place = places[at]
            return place ? (
              <WallWork
                key={work.id}
                work={work}
                size={size}
                place={place}
                wallHeight={height}
                name={nameOf(work)}
                current={at === current}
                expanded={work.id === open}
                near={place.x < reached}
                onPress={(event) => press(at, event)}
                onReach={() => {
                  if (at !== current) reach(at)
                }}
              />
            ) : null
          })}
        </WallRoom>
        {hung[opened] && places[opened] ? (
          <OpenLabel
            work={hung[opened].work}
            left={seen.before + places[opened].x * seen.unit}
            top={(height - places[opened].bottom) * seen.unit}
            width={hung[opened].size.width * seen.unit}
          />
        ) : null}
      </div>
      <Container data-screen="" className={styles.foot}>
        {hung.length > 1 ? (
          <WallMap
            hanging={hanging}
            sizes={sizes}
            seen={seen.unit > 0 ? seen : null}
            current={current}
            name={looked ? nameOf(looked.work) : ''}
            onLook={(centimetres) => {
              moveFreely()
              lookAt(centimetres, false)
            }}
            onKey={stepByKey}
          />
        ) : null}
        <WallFacts
          length={length}
          count={hung.length}
          unknown={works.length - hung.length}
          unit={seen.unit}
        />
        {hung.length > 1 ? <WallSteps count={hung.length} current={current} onStep={step} /> : null}
      </Container>
      {printed ? <div className={styles.paperOnly}>{printed}</div> : null}
    </div>
  )
}
