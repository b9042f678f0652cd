import { useId, useState } from 'react'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { breakpoints } from '../../tokens/breakpoints.ts'
import * as styles from './specimen.css.ts'
import { useMeasured } from './useMeasured.ts'

const widthOf = (element: Element) => element.clientWidth

/** A width to drag: which breakpoints are on there, and a story in a window of that width. */
export function BreakpointRuler({ storyId }: { storyId?: string }) {
  const [width, setWidth] = useState(820)
  const [frame, frameWidth] = useMeasured<HTMLDivElement>(widthOf)
  const scale = Math.min(1, (frameWidth ?? width) / width)
  const sliderId = useId()
  return (
    <div lang="es" ref={frame}>
      <Stack>
        <label htmlFor={sliderId}>
          Ancho de la ventana: <b>{width}px</b>
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
              <span className={styles.rowFacts}>desde {from}px</span>
              <Text as="span" size="s" weight={width >= from ? 'bold' : 'regular'}>
                {width >= from ? 'rige' : 'todavía no'}
              </Text>
            </li>
          ))}
        </ul>
        {storyId === undefined ? null : (
          <div className={styles.screenFrame}>
            <iframe
              className={styles.screen}
              title={`Una historia a ${width}px`}
              src={`iframe.html?id=${storyId}&viewMode=story`}
              style={{ width, transform: `scale(${scale})`, marginBottom: `${(scale - 1) * 34}rem` }}
            />
          </div>
        )}
      </Stack>
    </div>
  )
}
