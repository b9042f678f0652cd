import { expect } from 'vitest'

export type Told = {
  /** What each tag says, by what it is called: `citation_title`, `canonical`, `alternate application/ld+json`. */
  tags: ReadonlyMap<string, readonly string[]>
  /** The structured data. */
  data: readonly unknown[]
  whole: string
}

/** Reads a head, of which nothing is left: what somebody wrote could end no tag, no attribute and no script. */
export function readHead(head: string): Told {
  const tags = new Map<string, string[]>()
  const data: unknown[] = []
  const rest = head
    .replace(/<script type="application\/ld\+json">([^<]*)<\/script>/g, (_all, json: string) => {
      data.push(JSON.parse(json))
      return ''
    })
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<(?:meta|link)((?: [\w-]+="[^"<>]*")+)>/g, (_tag, given: string) => {
      const pairs = [...given.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        plain(value),
      ])
      const { name, property, rel, type, hreflang, content, href }: Record<string, string> =
        Object.fromEntries(pairs)
      const called = [name ?? property ?? rel, hreflang ?? type].filter(Boolean).join(' ')
      tags.set(called, [...(tags.get(called) ?? []), content ?? href ?? ''])
      return ''
    })
  expect(rest).toMatch(/^<!doctype html><html lang="e[sn]"><head>$/)
  return { tags, data, whole: head }
}

const plain = (value: string) =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
