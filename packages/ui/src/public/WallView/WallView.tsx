import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { Figure } from '../../private/Figure.tsx'
import { inRow } from '../../private/inRow.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useDrag } from '../../private/useDrag.ts'
import { formatSize } from '../WorkLabel/formatSize.ts'
import { WorkLabel } from '../WorkLabel/WorkLabel.tsx'
import type { WorkItem } from '../WorkThumb/WorkThumb.tsx'
import { bench, floor, hang, inTheMiddle, usualGap } from './hang.ts'
import { wallViewMessages as messages } from './messages.ts'
import { useWheelAcross } from './useWheelAcross.ts'
import { WallMap } from './WallMap.tsx'
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
}

/** How far, in centimetres, pictures are loaded before anybody has moved along, and beyond what is seen. */
const ahead = 1_600

/**
 * Works on one wall at their true relative size, their middles at 150 cm, beside a person of 170 cm and a bench. One
 * passes along it by wheel, mouse, finger, arrows and the small wall beneath; a work that is pressed says what it is
 * and leads to its page. Renders `<div>` from edge to edge, or nothing where no work has both measures.
 *
 * Use it for a collection or an exhibition beside its `WorkGrid`. Use `ScaleDrawing` instead for the size of one work
 * among its facts.
 */
export function WallView({ works, gap = usualGap, className, ...props }: WallViewProps) {
  const intl = useIntl()
  const scene = useRef<HTMLDivElement>(null)
  const { handlers, wasDragged } = useDrag()
  const [current, setCurrent] = useState(0)
  const [open, setOpen] = useState<WorkItem['id'] | null>(null)
  const [view, setView] = useState({ unit: 0, before: 0, from: 0, to: 0 })
  const [reached, setReached] = useState(ahead)
  // Who was led to a work stays at it, though the ends of the wall keep it out of the middle, until they move by themselves.
  const led = useRef(false)

  const hung = works.flatMap((work) =>
    work.height && work.width ? [{ work, size: { height: work.height, width: work.width } }] : []
  )
  const sizes = hung.map(({ size }) => size)
  const hanging = hang(sizes, gap)
  const { length, height, places } = hanging
  const sceneHeight = height + floor
  useWheelAcross(scene, hung.length > 0)

  /** What is seen of the wall, and how many pixels a centimetre of it is. */
  function measure() {
    const { current: box } = scene
    if (!box) return
    const unit = box.clientHeight / sceneHeight
    const before = Math.max(0, (box.clientWidth - length * unit) / 2)
    const from = (box.scrollLeft - before) / unit
    const to = from + box.clientWidth / unit
    setView({ unit, before, from: Math.max(0, from), to: Math.min(length, to) })
    if (!led.current) setCurrent(inTheMiddle(hanging, sizes, { from, to }))
    setReached((so) => Math.max(so, to + ahead))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures anew when the wall is another
  useEffect(() => {
    const { current: box } = scene
    if (!box) return
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [length, sceneHeight])

  if (hung.length === 0) return null

  const nameOf = (work: WorkItem) =>
    inRow(intl.locale, [work.artist, work.title, work.year, work.size || formatSize(work, intl.locale)])

  /** Brings a place of the wall to the middle of the window. */
  function lookAt(centimetres: number, glides: boolean) {
    const { current: box } = scene
    const still = !glides || matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = view.before + centimetres * view.unit - (box?.clientWidth ?? 0) / 2
    box?.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
  }

  function reach(at: number) {
    const place = places[at]
    if (!place) return
    led.current = true
    setCurrent(at)
    lookAt(place.x + (sizes[at]?.width ?? 0) / 2, true)
  }

  function moveFreely() {
    led.current = false
  }

  function step(at: number) {
    const next = Math.min(hung.length - 1, Math.max(0, at))
    reach(next)
    return next
  }

  function stepByKey(event: KeyboardEvent): number | undefined {
    const ways: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: hung.length,
    }
    const to = ways[event.key]
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

  const metres = intl.formatNumber(length / 100, { maximumFractionDigits: 1 })
  const opened = hung.findIndex(({ work }) => work.id === open)
  const unknown = works.length - hung.length
  const looked = hung[current] ?? hung[0]

  return (
    <div {...props} className={joinClasses(styles.wall, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, a part of a page */}
      <div
        ref={scene}
        // A wall is no text: what hangs at the left hangs there for everybody.
        dir="ltr"
        role="group"
        aria-roledescription={intl.formatMessage(messages.role)}
        aria-label={intl.formatMessage(messages.label, { count: hung.length })}
        className={styles.scene}
        onScroll={measure}
        onWheel={moveFreely}
        onPointerDownCapture={moveFreely}
        onKeyDown={pressOnScene}
        {...handlers}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: named by the group, and its works by themselves */}
        <svg
          viewBox={`0 0 ${length} ${sceneHeight}`}
          preserveAspectRatio="xMidYMid meet"
          className={styles.drawing}
        >
          <rect x={-10_000} y={height} width={length + 20_000} height={floor} className={styles.floor} />
          <path d={`M-10000 ${height}H${length + 10_000}`} className={styles.skirting} />
          <Figure x={hanging.person} y={height + floor / 3} className={styles.furniture} />
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
                onPress={({ detail }) => {
                  // A key presses at no place: it has no `detail`.
                  if (detail > 0 && wasDragged()) return
                  reach(at)
                  setOpen(work.id === open ? null : work.id)
                }}
                onReach={() => {
                  if (at !== current) reach(at)
                }}
              />
            ) : null
          })}
          {hanging.bench === null ? null : (
            <path
              transform={`translate(${hanging.bench} ${height + floor / 2})`}
              d={`M0 -${bench.height}h${bench.width}v7h-14v${bench.height - 7}h-6v-${bench.height - 7}h-120v${bench.height - 7}h-6v-${bench.height - 7}h-14z`}
              className={styles.furniture}
            />
          )}
        </svg>
        {hung[opened] && places[opened] ? (
          <OpenLabel
            work={hung[opened].work}
            left={view.before + places[opened].x * view.unit}
            top={(height - places[opened].bottom) * view.unit}
            width={hung[opened].size.width * view.unit}
          />
        ) : null}
      </div>
      <Container className={styles.foot}>
        {hung.length > 1 ? (
          <WallMap
            hanging={hanging}
            sizes={sizes}
            seen={view.unit > 0 ? view : null}
            current={current}
            name={looked ? nameOf(looked.work) : ''}
            onLook={(centimetres) => {
              moveFreely()
              lookAt(centimetres, false)
            }}
            onKey={stepByKey}
          />
        ) : null}
        <p className={styles.said}>
          <FormattedMessage {...messages.toScale} />
          <span className={styles.facts}>
            <FormattedMessage {...messages.length} values={{ count: hung.length, metres }} />
          </span>
          {unknown > 0 ? (
            <span className={styles.facts}>
              <FormattedMessage {...messages.unknown} values={{ count: unknown }} />
            </span>
          ) : null}
        </p>
        {view.unit > 0 ? (
          <svg aria-hidden="true" width={100 * view.unit} height="28" className={styles.metre}>
            <path d={`M.5 0v8h${100 * view.unit - 1}v-8`} />
            <text x="50%" y="25" textAnchor="middle">
              {intl.formatMessage(messages.metre)}
            </text>
          </svg>
        ) : null}
        {hung.length > 1 ? (
          <span dir="ltr" className={styles.steps}>
            <button
              type="button"
              className={styles.step}
              aria-label={intl.formatMessage(messages.previous)}
              aria-disabled={current === 0 || undefined}
              onClick={() => step(current - 1)}
            >
              <Icon name="arrow-left" size="m" />
            </button>
            <button
              type="button"
              className={styles.step}
              aria-label={intl.formatMessage(messages.next)}
              aria-disabled={current === hung.length - 1 || undefined}
              onClick={() => step(current + 1)}
            >
              <Icon name="arrow-right" size="m" />
            </button>
          </span>
        ) : null}
      </Container>
    </div>
  )
}

interface OpenLabelProps {
  work: WorkItem
  /** In pixels from the left end of the wall. */
  left: number
  /** The lower edge of the work, in pixels from the top. */
  top: number
  /** Of the work, in pixels. */
  width: number
}

/** The wall label of one work, set on the wall under a rule of its width. */
function OpenLabel({ work, left, top, width }: OpenLabelProps) {
  const { id: _, href, controls: _controls, picture: _picture, noPicture: _none, ...label } = work
  return (
    <div
      dir="auto"
      className={styles.label}
      style={{ left, top: `min(${top}px + 0.9rem, 100% - 9.5rem)`, width }}
    >
      <WorkLabel {...label} />
      {href === undefined ? null : (
        <Link href={href}>
          <FormattedMessage {...messages.seeWork} />
        </Link>
      )}
    </div>
  )
}
