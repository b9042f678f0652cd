import * as styles from './patternPage.css.ts'

/** The windows that a pattern is looked at in, by their names in the toolbar: two phones, a tablet, and three desks. */
const windows = { small: 320, handheld: 390, slate: 820, desktop: 1088, desk: 1440, bleed: 1920 }
/** How large a window is drawn, and how high it is, in its own pixels. */
const scale = 0.38
const height = 1_600

interface PatternFramesProps {
  /** The address of the pattern alone. */
  address: string
  /** The address of the pattern in one of the toolbar's windows. */
  addressIn: (window: string) => string
}

/** A pattern in windows of all widths, each of which opens alone by its name. */
export function PatternFrames({ address, addressIn }: PatternFramesProps) {
  return (
    <ul className={styles.frames}>
      {Object.entries(windows).map(([name, width]) => (
        <li key={name} className={styles.shown}>
          <a href={addressIn(name)} target="_top" className={styles.name}>
            {width} px
          </a>
          <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
            <iframe
              loading="lazy"
              title={`${width} px`}
              src={address}
              className={styles.frame}
              style={{ width, height, transform: `scale(${scale})` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
