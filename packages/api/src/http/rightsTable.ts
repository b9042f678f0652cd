import { kindsOfRight, type Outcome, type Outcomes, type Role, roles } from '@gallery/contract'
import { factorRights, freshRights, rights } from './rights.ts'

const heads: Readonly<Record<Role, string>> = { anonymous: 'Anonymous', user: 'Signed in', super: 'Super' }

/** The table of rights as Markdown, a line per route, for the README. */
export function rightsTable(): string {
  const rows = Object.entries(rights).map(([route, right]) => {
    const cells = roles.map((role) => cellOf(kindsOfRight[right][role]))
    const when = freshRights[route]
    const asks = [right, ...(factorRights.has(route) ? ['factor'] : []), ...(when ? [`fresh ${when}`] : [])]
    return [`\`${route}\``, asks.join(', '), ...cells]
  })
  const head = ['Route', 'Right', ...roles.map((role) => heads[role])]
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellOf([own, other]: Outcomes): string {
  return other === null || other === own ? wordOf(own) : `${wordOf(own)} / ${wordOf(other)}`
}

function wordOf(outcome: Outcome): string {
  return outcome === 'yes' ? '✓' : String(outcome)
}
