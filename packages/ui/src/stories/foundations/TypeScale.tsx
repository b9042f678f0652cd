import { vars } from '../../theme.css.ts'
import published from '../../tokens/tokens.json'
import { fontSizes } from '../../tokens/tokens.ts'
import { useTell } from '../docs/useTell.ts'
import * as styles from './specimen.css.ts'
import { useMeasured } from './useMeasured.ts'

type SizeName = keyof typeof fontSizes

const isSize = (name: string): name is SizeName => name in fontSizes
const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

function SizeRow({ name }: { name: SizeName }) {
  const t = useTell()
  const [sample, size] = useMeasured<HTMLSpanElement>(fontSizeOf)
  const at480 = published.at480.fontSize[name].$value.value
  const at1200 = published.at1200.fontSize[name].$value.value
  return (
    <li className={styles.row}>
      <span className={styles.rowName}>{name}</span>
      <span className={styles.rowFacts}>
        {size === null ? null : <b>{size.toFixed(1)}px</b>} {at480}–{at1200}px {fontSizes[name]}
      </span>
      <span ref={sample} className={styles.rowSample} style={{ fontSize: vars.fontSize[name] }}>
        {t('Estructura abierta', 'Open structure')}
      </span>
    </li>
  )
}

const names = Object.keys(fontSizes).filter(isSize)

/**
 * Every size of the scale with what it measures at both ends of its growth, and in this window once that is known, from
 * the largest; the panel's last.
 */
export function TypeScale() {
  return (
    <ul className={styles.rows}>
      {[...names.filter((name) => name !== 'admin').reverse(), 'admin' as const].map((name) => (
        <SizeRow key={name} name={name} />
      ))}
    </ul>
  )
}
