import '../../packages/ui/src/fonts/fonts.css'
import '../../packages/ui/src/global.css.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import changelog from '../../packages/ui/CHANGELOG.md?raw'
import { changesIn } from '../../packages/ui/src/stories/docs/changes.ts'
import type { ComponentDocs, DocsLanguage } from '../../packages/ui/src/stories/docs/componentDocs.ts'
import { DocsLanguageContext } from '../../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import * as docs from '../../packages/ui/src/stories/docs/docs.css.ts'
import { docsWords } from '../../packages/ui/src/stories/docs/docsWords.ts'
import { Prose } from '../../packages/ui/src/stories/docs/Prose.tsx'
import * as styles from '../../packages/ui/src/stories/docs/site.css.ts'
import { catalogues, storyTimeZone } from '../../packages/ui/src/stories/say.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { ComponentPage } from './ComponentPage.tsx'
import { Frame, groupsOf } from './Frame.tsx'
import { PatternPage } from './PatternPage.tsx'
import type { KitComponent, KitTexts, PatternPlace } from './readKit.ts'
import { Still } from './Still.tsx'
import { nameIn, type SitePage, siteMap, titleIn } from './siteMap.ts'
import { siteWords } from './siteWords.ts'

const records = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*/*.docs.tsx', {
  import: 'docs',
  eager: true,
})
const markdown = import.meta.glob<string>('../../packages/ui/src/stories/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changesets = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const languages: readonly DocsLanguage[] = ['es', 'en']

const recordOf = (component: KitComponent) =>
  records[`../../${component.path.replace('.stories.', '.docs.')}`]
const textOf = (folder: string, name: string, language: DocsLanguage) =>
  markdown[`../../packages/ui/src/stories/${folder}/${name}.${language}.md`] ?? ''

/** The foundation whose stories a text shows. */
const storiesOfText: Readonly<Record<string, string>> = {
  theme: 'Theming',
  dark: 'Theming',
  breakpoints: 'Breakpoints',
  typography: 'Typography',
  spacing: 'Spacing',
  colors: 'Colors',
  motion: 'Motion',
  icons: 'Icons',
}

/** An entry of the search: a page, and the words on it. */
interface SearchEntry {
  title: string
  where: string
  path: string
  words: string
}

/** The files of the static documentation, by their paths. */
export function site(
  kit: readonly KitComponent[],
  texts: KitTexts,
  patterns: readonly PatternPlace[],
  assets: { css: string; script: string }
): Map<string, string> {
  const pages = siteMap(kit, patterns)
  const files = new Map<string, string>()
  for (const language of languages) {
    const draw = (page: SitePage | undefined) => documentOf({ language, pages, texts, page, assets })
    files.set(`${language}/index.html`, draw(undefined))
    const entries: SearchEntry[] = []
    for (const page of pages) {
      const html = draw(page)
      files.set(`${language}/${page.path}`, html)
      entries.push(entryOf(page, language, html))
    }
    files.set(`${language}/search.json`, JSON.stringify(entries))
  }
  files.set('index.html', firstPage)
  return files
}

/** Leads to the language of who comes. */
const firstPage = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>@gallery/ui</title>
<script>location.replace(navigator.language.startsWith('es') ? 'es/index.html' : 'en/index.html')</script>
<p><a href="es/index.html">Español</a> · <a href="en/index.html" lang="en">English</a></p>
</html>
`

interface DocumentProps {
  language: DocsLanguage
  pages: readonly SitePage[]
  texts: KitTexts
  page: SitePage | undefined
  assets: { css: string; script: string }
}

function documentOf({ language, pages, texts, page, assets }: DocumentProps): string {
  const up = page ? '../' : ''
  const title = page ? `${titleIn(language, page)} · @gallery/ui` : '@gallery/ui'
  const body = renderToStaticMarkup(
    <DocsLanguageContext value={language}>
      <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
        <Frame language={language} pages={pages} current={page} up={up}>
          {page ? (
            <PageOf page={page} pages={pages} texts={texts} language={language} />
          ) : (
            <Front pages={pages} texts={texts} language={language} />
          )}
        </Frame>
      </IntlProvider>
    </DocsLanguageContext>
  )
  // The theme that was chosen before, set ahead of the first stroke.
  const theme = `document.documentElement.dataset.theme=localStorage.getItem('docs-theme')||''`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<script>${theme}</script>
<link rel="stylesheet" href="${up}../${assets.css}">
<script type="module" src="${up}../${assets.script}"></script>
</head>
<body>${fromPage(body, `${up}../`)}</body>
</html>
`
}

/** Stories name their pictures, and the build their films, from the root of a server; a page may be in any folder. */
function fromPage(html: string, toSite: string): string {
  return html
    .replace(/(["\s,(])\/(pictures|tiles)\//g, `$1${toSite}storybook/$2/`)
    .replaceAll('src="/assets/', `src="${toSite}assets/`)
}

/** Where links lead, from a page in a folder of its language. */
function addresses({ pages, texts, language }: PageProps, up: string): (href: string) => string {
  return (href) => {
    const [kind, name = ''] = href.split(':')
    if (kind === 'storybook')
      return `${up}../storybook/?path=/docs/${texts.pages[name]}&globals=language:${language}`
    const found =
      kind === 'component'
        ? pages.find(
            ({ component }) =>
              component && [component.name, `${component.group}/${component.name}`].includes(name)
          )
        : pages.find(({ text }) => text?.name === name)
    if (kind === 'guide' || kind === 'component') return `${up}${found?.path ?? 'guides/changelog.html'}`
    return href
  }
}

interface PageProps {
  pages: readonly SitePage[]
  texts: KitTexts
  language: DocsLanguage
}

function PageOf(props: PageProps & { page: SitePage }): ReactNode {
  const { page, pages, texts, language } = props
  const addressOf = addresses(props, '../')
  if (page.component)
    return (
      <ComponentPage
        component={page.component}
        record={recordOf(page.component)}
        addressOf={(name) => addressOf(`component:${name}`)}
      />
    )
  if (page.pattern) return <PatternPage place={page.pattern} addressOf={addressOf} pages={pages} />
  if (page.text) {
    const { name, folder } = page.text
    const path = `packages/ui/src/stories/foundations/${storiesOfText[name]}.stories.tsx`
    return (
      <Prose
        source={textOf(folder, name, language)}
        addressOf={addressOf}
        code={(code) => <CodeBlock key={code} code={code} />}
        story={(shown) => {
          const story = texts.stories[path]?.find((each) => each.export === shown)
          if (!story) throw new Error(`${path} has no story ${shown}.`)
          return <Still key={shown} bare path={path} story={story} />
        }}
      />
    )
  }
  return (
    <>
      <h1 className={docs.title}>{docsWords.changelog[language]}</h1>
      <p className={docs.text}>{docsWords.changesAreEnglish[language]}</p>
      <div lang="en">
        <Prose
          source={changesIn(changelog, Object.values(changesets), docsWords.coming[language])}
          addressOf={addressOf}
          code={(code) => <CodeBlock key={code} code={code} />}
          story={() => null}
        />
      </div>
    </>
  )
}

/** The first page: what it is, how to begin, and everything that there is. */
function Front(props: PageProps): ReactNode {
  const { pages, language } = props
  const agenda = pages.find(({ title }) => title === 'TimelineGrid')?.component
  return (
    <>
      <Prose
        source={textOf('guides', 'welcome', language)}
        addressOf={addresses(props, '')}
        code={(code) => <CodeBlock key={code} code={code} />}
        story={(story) => {
          const shown = agenda?.stories.find((each) => each.export === story)
          return agenda && shown ? <Still key={story} bare path={agenda.path} story={shown} /> : null
        }}
      />
      {groupsOf(pages).map(([name, inside]) => (
        <section key={name}>
          <h2 className={docs.heading}>
            {name
              .split('/')
              .map((part) => nameIn(language, part))
              .join(' / ')}
          </h2>
          <ul className={styles.list}>
            {inside.map((page) => (
              <li key={page.path}>
                <a href={page.path} className={docs.link}>
                  {titleIn(language, page)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The words of a page's own part, each once; its code and its pictures are left out. */
function entryOf(page: SitePage, language: DocsLanguage, html: string): SearchEntry {
  const content = html
    .slice(html.indexOf('<main'))
    .replace(/<pre[\s\S]*?<\/pre>/g, ' ')
    .replace(/<(form|div) class="[^"]*" inert="">[\s\S]*?(?:<\/form>|<\/div><\/div>)/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
  return {
    title: titleIn(language, page),
    where: page.groups.map((name) => nameIn(language, name)).join(' / ') || siteWords.components[language],
    path: page.path,
    words: [...new Set(content.toLowerCase().split(/[^\p{L}\p{N}-]+/u))].join(' '),
  }
}
