import { useId } from 'react'
import { FormattedNumber } from 'react-intl'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Heading } from '../../text/Heading/Heading.tsx'
import { tokenComments } from '../../tokens/tokenComments.ts'
import { colorAliases, colors, eventColors } from '../../tokens/tokens.ts'
import source from '../../tokens/tokens.ts?raw'
import { useTell } from '../docs/useTell.ts'
import { contrast, pairsOf, type ThemeName } from './contrast.ts'
import * as styles from './specimen.css.ts'

const uses = tokenComments(source)

interface ColorRowProps {
  name: string
  css: string
  /** Which colour it is until a brand gives it another. */
  sameAs?: string
}

function ColorRow({ name, css, sameAs }: ColorRowProps) {
  const t = useTell()
  const use = uses[`${sameAs ? 'colorAliases' : 'colors'}.${name}`]
  return (
    <li className={styles.row}>
      <span className={styles.swatch} style={{ background: css }} />
      <span className={styles.rowName}>{name}</span>
      <span className={styles.rowFacts}>
        {css}
        {sameAs ? ` · ${t('el mismo que', 'the same as')} ${sameAs}` : null}
      </span>
      {use ? (
        <span className={styles.rowNote} lang="en">
          {use}
        </span>
      ) : null}
    </li>
  )
}

function EventColorRow({ name, roles }: { name: string; roles: Readonly<Record<string, string>> }) {
  return (
    <li className={styles.row}>
      <span className={styles.rowName}>{name}</span>
      <span className={styles.roles}>
        {Object.entries(roles).map(([role, css]) => (
          <span key={role} className={styles.role}>
            <span className={styles.swatch} style={{ background: css }} /> {role} {css}
          </span>
        ))}
      </span>
    </li>
  )
}

function Theme({ theme }: { theme: ThemeName }) {
  const label = useId()
  const t = useTell()
  return (
    <section className={styles.paper} data-theme={theme} aria-labelledby={label}>
      <Stack space="s5">
        <Heading level={2} size="l" id={label}>
          {theme === 'light' ? t('Claro', 'Light') : t('Oscuro', 'Dark')}
        </Heading>
        <ul className={styles.rows}>
          {Object.entries(colors[theme]).map(([name, css]) => (
            <ColorRow key={name} name={name} css={css} />
          ))}
          {Object.entries(colorAliases).map(([name, other]) => (
            <ColorRow key={name} name={name} css={colors[theme][other]} sameAs={other} />
          ))}
        </ul>
        <ul className={styles.rows}>
          {Object.entries(eventColors[theme]).map(([name, roles]) => (
            <EventColorRow key={name} name={name} roles={roles} />
          ))}
        </ul>
      </Stack>
    </section>
  )
}

/** Both themes side by side. */
export function ColorSheet() {
  return (
    <Grid columns={2}>
      <Theme theme="light" />
      <Theme theme="dark" />
    </Grid>
  )
}

function Contrasts({ theme }: { theme: ThemeName }) {
  const label = useId()
  const t = useTell()
  return (
    <section className={styles.paper} data-theme={theme} aria-labelledby={label}>
      <Stack>
        <Heading level={2} size="l" id={label}>
          {theme === 'light'
            ? t('Contraste en claro', 'Contrast in the light')
            : t('Contraste en oscuro', 'Contrast in the dark')}
        </Heading>
        <ul className={styles.rows}>
          {pairsOf(theme).map(({ name, front, back, least }) => (
            <li key={name} className={styles.row}>
              <span className={styles.sample} style={{ color: front, background: back }} aria-hidden="true">
                Aa
              </span>
              <span className={styles.rowFacts}>{name}</span>
              <span>
                <b>
                  <FormattedNumber value={contrast(front, back)} maximumFractionDigits={1} />
                </b>{' '}
                {t('de', 'of')} <FormattedNumber value={least} />
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  )
}

/** Every pair that carries text or a drawing, with its contrast as computed from the tokens. */
export function ContrastSheet() {
  return (
    <Grid columns={2}>
      <Contrasts theme="light" />
      <Contrasts theme="dark" />
    </Grid>
  )
}
