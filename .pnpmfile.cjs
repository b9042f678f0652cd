/** Viewers of others, which tests open the gallery in: each brings one file that has all it needs in it. */
const wholeInOneFile = ['mirador', '@samvera/clover-iiif']

/** What such a viewer is made of is left out: Mirador's parts alone would be 60 MB, and nobody loads them. */
function readPackage(manifest) {
  if (!wholeInOneFile.includes(manifest.name)) return manifest
  return { ...manifest, dependencies: {}, peerDependencies: {} }
}

module.exports = { hooks: { readPackage } }
