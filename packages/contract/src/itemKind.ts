import { z } from 'zod'
import { itemKinds } from './itemKinds.ts'

export const ItemKind = z.enum(itemKinds)
export type ItemKind = z.infer<typeof ItemKind>
