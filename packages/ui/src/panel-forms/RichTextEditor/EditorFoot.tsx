import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { richTextEditorMessages as messages } from './messages.ts'
import { foot } from './RichTextEditor.css.ts'

/** How long the text is, and what else is to be said about it. */
export function EditorFoot({ words, children }: { words: number; children?: ReactNode }) {
  return (
    <div className={foot}>
      <span>
        <FormattedMessage {...messages.words} values={{ count: words }} />
      </span>
      {children ? <span>{children}</span> : null}
    </div>
  )
}
