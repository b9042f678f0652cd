import { vars } from '../../theme.css.ts'
import { layout, space } from '../../tokens/tokens.ts'
import * as styles from './specimen.css.ts'
import { useMeasured } from './useMeasured.ts'

const widthOf = (element: Element) => element.getBoundingClientRect().width

function LengthRow({ name, css, variable }: { name: string; css: string; variable: string }) {
  const [bar, width] = useMeasured<HTMLDivElement>(widthOf)
  return (
    <li className={styles.row}>
      <span className={styles.rowName}>{name}</span>
      <span className={styles.rowFacts}>
        {width === null ? null : <b>{width.toFixed(1)}px</b>} {css}
      </span>
      <div className={styles.rowSample}>
        <div ref={bar} className={styles.bar} style={{ width: variable }} />
      </div>
    </li>
  )
}

/** The ten distances, and the two of the page that grow with the window. */
export function SpaceScale() {
  return (
    <ul className={styles.rows}>
      {Object.entries(space).map(([name, css]) => (
        <LengthRow key={name} name={name} css={css} variable={`var(--gallery-space-${name})`} />
      ))}
      <LengthRow name="gap" css={layout.gap} variable={vars.layout.gap} />
      <LengthRow name="gutter" css={layout.gutter} variable={vars.layout.gutter} />
    </ul>
  )
}
