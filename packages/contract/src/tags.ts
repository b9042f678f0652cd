import { z } from 'zod'
import { many } from './answers.ts'
import { Id, line } from './fields.ts'

/** What a tag says. */
export const tagWord = line(1, 100)

export const Tag = z.object({ id: Id, content: z.string() })
export type Tag = z.infer<typeof Tag>

/** Tags whose words hold the query, for the picker. */
export const TagsQuery = z.object({ query: line(0, 100).default('') })
export type TagsQuery = z.infer<typeof TagsQuery>

export const TagsAnswer = many(Tag)
export type TagsAnswer = z.infer<typeof TagsAnswer>
