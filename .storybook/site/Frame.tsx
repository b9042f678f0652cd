import type { ReactNode } from 'react'
import { hidden } from '../../packages/ui/src/layout/VisuallyHidden/VisuallyHidden.css.ts'
import type { DocsLanguage } from '../../packages/ui/src/stories/docs/componentDocs.ts'
import { useSaid } from '../../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as docs from '../../packages/ui/src/stories/docs/docs.css.ts'
import * as styles from '../../packages/ui/src/stories/docs/site.css.ts'
import { nameIn, type SitePage, titleIn } from './siteMap.ts'
import { siteWords } from './siteWords.ts'

interface FrameProps {
  language: DocsLanguage
  pages: readonly SitePage[]
  /** The page that is open; none is the front page. */
  current: SitePage | undefined
  /** The way from this page to the folder of its language. */
  up: string
  children: ReactNode
}

/** What stands around every page: search, the other language, the theme, and the way to all others. */
export function Frame({ language, pages, current, up, children }: FrameProps) {
  const said = useSaid()
  const other = language === 'es' ? 'en' : 'es'
  return (
    <div className={docs.page}>
      <header className={styles.header}>
        <a href={`${up}index.html`} className={styles.brand}>
          @gallery/ui
        </a>
        <search className={styles.search}>
          <form data-search={`${up}search.json`} data-up={up}>
            <input
              type="search"
              className={styles.field}
              aria-label={said(siteWords.search)}
              placeholder={said(siteWords.search)}
              autoComplete="off"
            />
            <div
              role="status"
              className={hidden}
              data-count={said(siteWords.found)}
              data-nothing={said(siteWords.nothing)}
            />
            <ul className={styles.results} hidden />
          </form>
        </search>
        <div className={styles.choices}>
          <a href="#pages" className={`${styles.choice} ${styles.toPages}`}>
            {said(siteWords.pages)}
          </a>
          <a
            href={`${up}../${other}/${current?.path ?? 'index.html'}`}
            hrefLang={other}
            lang={other}
            className={styles.choice}
          >
            {other === 'es' ? 'Español' : 'English'}
          </a>
          <button type="button" data-theme-switch="" className={styles.choice}>
            {said(siteWords.theme)}
          </button>
          <a href={`${up}../storybook/?globals=language:${language}`} className={styles.choice}>
            {said(siteWords.stories)}
          </a>
        </div>
      </header>
      <div className={styles.body}>
        <main id="content" className={styles.main}>
          {children}
        </main>
        <nav id="pages" className={styles.nav} aria-label={said(siteWords.pages)}>
          {groupsOf(pages).map(([name, inside]) => (
            <details key={name} open={inside.includes(current ?? inside[0]) && current !== undefined}>
              <summary>
                {name
                  .split('/')
                  .map((part) => nameIn(language, part))
                  .join(' / ')}
              </summary>
              <ul>
                {inside.map((page) => (
                  <li key={page.path}>
                    <a href={`${up}${page.path}`} aria-current={page === current ? 'page' : undefined}>
                      {titleIn(language, page)}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** The pages by the groups that they stand in, in the order of both. */
export function groupsOf(pages: readonly SitePage[]): [name: string, pages: SitePage[]][] {
  const groups = new Map<string, SitePage[]>()
  for (const page of pages) {
    const name = page.groups.join('/')
    groups.set(name, [...(groups.get(name) ?? []), page])
  }
  return [...groups]
}
