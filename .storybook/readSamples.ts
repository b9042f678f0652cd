import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tellIn } from '../packages/ui/src/stories/docs/docsWords.ts'
import { readMarkdown } from '../packages/ui/src/stories/docs/markdown.ts'
import { readRecords } from './readRecords.ts'

const stories = fileURLToPath(new URL('../packages/ui/src/stories', import.meta.url))

/** A module that the documentation gives away to be copied. */
interface Sample {
  /** The name of its file, `Dialog.en.tsx`. */
  file: string
  code: string
}

/** The modules of the pages of words, in both languages. */
function samplesOfTexts(): Sample[] {
  const files = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md')
  )
  return files.flatMap((path) =>
    readMarkdown(readFileSync(join(stories, path), 'utf8'))
      .flatMap((block) => (block.kind === 'code' && /^tsx?$/.test(block.language) ? block : []))
      .map(({ language, code }, place) => ({
        file: `${basename(path, '.md')}-${place + 1}.${language}`,
        code,
      }))
  )
}

/** All modules that the documentation gives away: each compiles as it is copied. */
export async function readSamples(): Promise<Sample[]> {
  const records = [...(await readRecords())].flatMap(([path, { code }]) =>
    (['es', 'en'] as const).map((language) => ({
      file: `${path.split('/').slice(-3, -2)}-${basename(path, '.docs.tsx')}.${language}.tsx`,
      code: code(tellIn(language)),
    }))
  )
  return [...samplesOfTexts(), ...records]
}
