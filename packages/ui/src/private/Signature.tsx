import type { ReactNode } from 'react'
import { sizes, word } from '../controls/Logo/Logo.css.ts'
import { joinClasses } from './joinClasses.ts'

interface SignatureProps {
  /** The gallery's name, which signs where there is no logo. */
  name: string
  logo: ReactNode
}

/** What a gallery signs with at the head or the foot of a page: its logo, or its name in words. */
export function Signature({ name, logo }: SignatureProps) {
  return logo ?? <span className={joinClasses(word, sizes.m)}>{name}</span>
}
