import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** What publint has to say against a tarball, suggestions included; an empty list when it has nothing. */
export async function publintFindings(tarball) {
  const { buffer } = await readFile(tarball)
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, level: 'suggestion', strict: true })
  return messages.map((message) => formatMessage(message, pkg) ?? message.code)
}

/** Style sheets, fonts and JSON have no types to be wrong. */
const untyped = /\.(css|json)$|\/\*$/

/**
 * What are-the-types-wrong finds in a tarball. The package is ESM only, as the browsers it is for: how CommonJS and
 * the resolution from before `exports` would see it does not count.
 */
export async function typeFindings(tarball) {
  const { types, problems } = await checkPackage(
    createPackageFromTarballData(new Uint8Array(await readFile(tarball)))
  )
  if (!types) return ['The tarball has no types.']
  return problems
    .filter(({ kind, resolutionKind, entrypoint }) => {
      if (kind === 'CJSResolvesToESM' || resolutionKind === 'node10') return false
      return entrypoint === undefined || !untyped.test(entrypoint)
    })
    .map((problem) => JSON.stringify(problem))
}
