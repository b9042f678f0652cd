import { useState } from 'react'

/** What a control told its owner and has not been given back yet. */
export interface Echoes {
  /** This is being told. */
  tell: (value: string) => void
  /** Whether a value that the owner gives is one that it was told; else nothing that it was told is waited for any more. */
  isEcho: (value: string) => boolean
}

/**
 * Knows what comes back to a control from what its owner sets itself. On a busy machine an owner gives back late what
 * was written before the last keys: that is no reason to take those back.
 */
export function useEchoes(): Echoes {
  return useState(newEchoes)[0]
}

function newEchoes(): Echoes {
  let underWay: string[] = []
  return {
    tell: (value) => {
      underWay.push(value)
    },
    isEcho: (value) => {
      const at = underWay.indexOf(value)
      underWay = at < 0 ? [] : underWay.slice(at + 1)
      return at >= 0
    },
  }
}
