import { serverUse } from './serverUse.mjs'

/** The README with the lists of which parts are rendered from where, as it is in `dist`. */
export function withServerUse(readme) {
  const entries = [
    ['`@gallery/ui`', serverUse('index')],
    ['`@gallery/ui/admin`', serverUse('admin')],
  ]
  const lists = entries.flatMap(([name, { server, either, client }]) => [
    `**${name}**`,
    '',
    `- On the server alone: ${listed(server)}`,
    `- By a server component, hydrated in the browser: ${listed(either)}`,
    `- By a module of the client: ${listed(client)}`,
    '',
  ])
  return readme.replace(/(<!-- from where -->\n).*?(<!-- \/from where -->)/s, `$1\n${lists.join('\n')}\n$2`)
}

const listed = (names) => names.map((name) => `\`${name}\``).join(', ')
