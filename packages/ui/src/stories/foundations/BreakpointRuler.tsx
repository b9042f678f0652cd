import { useId, useState } from 'react'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { breakpoints } from '../../tokens/breakpoints.ts'
import { useTell } from '../docs/useTell.ts'
import * as styles from './specimen.css.ts'
import { useMeasured } from './useMeasured.ts'

const widthOf = (element: Element) => element.clientWidth

/** A width to drag: which breakpoints are on there, and a story in a window of that width. */
export function BreakpointRuler({ address }: { address?: string }) {
  const t = useTell()
  const [width, setWidth] = useState(820)
  const [frame, frameWidth] = useMeasured<HTMLDivElement>(widthOf)
  const scale = Math.min(1, (frameWidth ?? width) / width)
  const sliderId = useId()
  return (
    <div ref={frame}>
      <Stack>
        <label htmlFor={sliderId}>
          {t('Ancho de la ventana', 'Width of the window')}: <b>{width}px</b>
        </label>
        <input
          id={sliderId}
          className={styles.slider}
          type="range"
          min={320}
          max={1600}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
        <ul className={styles.rows}>
          {Object.entries(breakpoints).map(([name, from]) => (
            <li key={name} className={styles.row}>
              <span className={styles.rowName}>{name}</span>
              <span className={styles.rowFacts}>
                {t('desde', 'from')} {from}px
              </span>
              <Text as="span" size="s" weight={width >= from ? 'bold' : 'regular'}>
                {width >= from ? t('rige', 'holds') : t('todavía no', 'not yet')}
              </Text>
            </li>
          ))}
        </ul>
        {address === undefined ? null : (
          <div className={styles.screenFrame}>
            <iframe
              className={styles.screen}
              title={`${t('Una historia a', 'A story at')} ${width}px`}
              src={address}
              style={{ width, transform: `scale(${scale})`, marginBottom: `${(scale - 1) * 34}rem` }}
            />
          </div>
        )}
      </Stack>
    </div>
  )
}
