import Image from '@tiptap/extension-image'
import type { Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { isLinkAddress } from './linkAddress.ts'

/** The document that the editor can hold: what the server's cleaner keeps, and images where the page allows them. */
export function editorExtensions(withImages: boolean): Extensions {
  const text = StarterKit.configure({
    heading: { levels: [3] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: isLinkAddress,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  })
  return withImages ? [text, Image] : [text]
}
