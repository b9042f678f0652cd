// Keeps the package from being packed or published with addresses of its sources: only pnpm puts `publishConfig.exports` in
// the place of `exports`, and npm leaves it out without a word.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Pack and publish this package with pnpm (`npx pnpm pack`): npm keeps its exports at the sources.'
  )
  process.exitCode = 1
}
