import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../controls/Button/Button.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { vars } from '../../theme.css.ts'
import { durations } from '../../tokens/tokens.ts'
import { useTell } from '../docs/useTell.ts'
import * as styles from './specimen.css.ts'

type DurationName = keyof typeof durations

const isDuration = (name: string): name is DurationName => name in durations
const query = '(prefers-reduced-motion: reduce)'

function listen(change: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', change)
  return () => list.removeEventListener('change', change)
}

/** The three durations at work, and whether this system asks for less motion. */
export function MotionSheet() {
  const t = useTell()
  const [there, setThere] = useState(false)
  const reduced = useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false
  )
  return (
    <Stack>
      <Stack align="start">
        <Button onClick={() => setThere(!there)}>{t('Mover', 'Move')}</Button>
      </Stack>
      <ul className={styles.rows}>
        {Object.keys(durations)
          .filter(isDuration)
          .map((name) => (
            <li key={name} className={styles.row}>
              <span className={styles.rowName}>{name}</span>
              <span className={styles.rowFacts}>{durations[name]}</span>
              <div className={styles.rowSample}>
                <div className={styles.track}>
                  <div
                    className={styles.runner}
                    data-there={there || undefined}
                    style={{ transitionDuration: vars.duration[name] }}
                  />
                </div>
              </div>
            </li>
          ))}
      </ul>
      <Text role="status">
        {reduced
          ? t(
              'Tu sistema pide menos movimiento: todo dura un milisegundo.',
              'Your system asks for less motion: everything takes a millisecond.'
            )
          : t('Tu sistema no pide menos movimiento.', 'Your system does not ask for less motion.')}
      </Text>
    </Stack>
  )
}
