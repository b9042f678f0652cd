import { readFileSync } from 'node:fs'
import { packagesOf } from './packagesOf.mjs'

/**
 * What is wrong with the packages that come along with an install. Those of the public parts come by themselves, those
 * that only the panel's parts need are optional peers, which who has a panel installs.
 */
export async function peerFindings() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const always = Object.keys(manifest.dependencies)
  const optional = Object.keys(manifest.peerDependenciesMeta)
  const needed = Object.keys(manifest.peerDependencies).filter((name) => !optional.includes(name))
  const [inPublic, inPanel] = [await packagesOf('index.js'), await packagesOf('admin.js')]
  return [
    ...inPublic
      .filter((name) => ![...always, ...needed].includes(name))
      .map((name) => `A public part imports ${name}, which is no dependency.`),
    ...inPanel
      .filter((name) => ![...always, ...needed, ...optional].includes(name))
      .map((name) => `A part of the panel imports ${name}, which is no optional peer.`),
    ...always
      .filter((name) => !inPublic.includes(name))
      .map((name) => `No public part imports ${name}: let it be an optional peer.`),
    ...optional
      .filter((name) => !inPanel.includes(name))
      .map((name) => `No part of the panel imports ${name}: it need not be a peer.`),
  ]
}
