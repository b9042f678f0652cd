/** The logo of another house than ours: wide, of one line, in the colour of the words around it. */
export function KunsthalleLogo() {
  return (
    <svg viewBox="0 0 132 32" height="32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="16" cy="16" r="14" />
        <path d="M16 2v28M2 16h28" />
      </g>
      <path
        fill="currentColor"
        d="M44 8h3v16h-3zM53 8h10v3H56v3.5h6v3h-6V24h-3zM68 8h3v13h7v3H68zM83 8h3v16h-3zM92 8h3l7 10.5V8h3v16h-3l-7-10.5V24h-3zM111 8h10v3h-7v3.5h6v3h-6V21h7v3h-10z"
      />
    </svg>
  )
}
