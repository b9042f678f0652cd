import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** More lines than an editor shows under a name. */
const most = 50

/**
 * Declarations of the package that are too long to be read: a type that was inferred where it should have a name. An
 * interface was written, with a sentence for each of its members, and may be longer.
 */
export function longTypes() {
  return readdirSync('dist')
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(`dist/${file}`, 'utf8'), ts.ScriptTarget.Latest)
      const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line
      return source.statements
        .filter((each) => !ts.isInterfaceDeclaration(each) && !ts.isExportDeclaration(each))
        .map((each) => {
          const start = each.getStart(source)
          const [head = ''] = source.text.slice(start).split('\n')
          return { head, lines: lineAt(each.end) - lineAt(start) + 1 }
        })
        .filter(({ lines }) => lines > most)
        .map(
          ({ head, lines }) =>
            `${file}: \`${head}\` has ${lines} lines, ${most} at most: give its type a name.`
        )
    })
}
