import { useContext } from 'react'
import { DocsLanguageContext, useSaid } from './DocsLanguageContext.ts'
import * as styles from './docs.css.ts'
import { docsWords } from './docsWords.ts'
import { Spoken } from './Spoken.tsx'
import { sharedProps } from './sharedProps.ts'

/** A prop as Storybook's build read it from the source. */
export interface Prop {
  name: string
  description: string
  required: boolean
  type: { name: string; raw?: string }
  defaultValue: { value: unknown } | null
  /** What declares it: several, where the props are of one of two kinds. */
  declarations?: readonly { name: string }[]
}

interface PropsTableProps {
  props: readonly Prop[]
  /** The sentences of the component's own props, in Spanish. */
  spanish: Readonly<Record<string, string>>
}

/** The props of a component. What has no Spanish sentence says the source's, marked as English. */
export function PropsTable({ props, spanish }: PropsTableProps) {
  const said = useSaid()
  const language = useContext(DocsLanguageContext)
  const told = ({ name, declarations = [] }: Prop) =>
    language === 'es'
      ? (spanish[name] ?? declarations.map((by) => sharedProps[`${by.name}.${name}`]).find(Boolean))
      : undefined
  return (
    <section>
      <h2 className={styles.heading}>{said(docsWords.props)}</h2>
      {props.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached with the keys.
        <section className={styles.scroll} tabIndex={0} aria-label={said(docsWords.props)}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{said(docsWords.prop)}</th>
                <th scope="col">{said(docsWords.meaning)}</th>
                <th scope="col">{said(docsWords.type)}</th>
                <th scope="col">{said(docsWords.byDefault)}</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => {
                const own = told(prop)
                return (
                  <tr key={prop.name}>
                    <th scope="row">
                      <code className={styles.spoken}>{prop.name}</code>
                      {prop.required ? (
                        <span className={styles.required}> {said(docsWords.required)}</span>
                      ) : null}
                    </th>
                    <td lang={own === undefined ? 'en' : undefined}>
                      <Spoken>{own ?? prop.description}</Spoken>
                    </td>
                    <td>
                      <code className={styles.spoken}>{prop.type.raw ?? prop.type.name}</code>
                    </td>
                    <td>
                      {prop.defaultValue ? (
                        <code className={styles.spoken}>{`${prop.defaultValue.value}`}</code>
                      ) : (
                        '–'
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ) : null}
      <p className={styles.text}>{said(docsWords.rest)}</p>
    </section>
  )
}
