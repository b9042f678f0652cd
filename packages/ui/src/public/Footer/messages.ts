/** Texts of the footer. */
export const footerMessages = {
  copyright: { id: 'footer.copyright', defaultMessage: '© {since}–{year} {name}' },
  newsletter: { id: 'footer.newsletter', defaultMessage: 'Newsletter' },
} as const
