/** The texts of `VideoEmbed`. */
export const videoEmbedMessages = {
  play: { id: 'videoEmbed.play', defaultMessage: 'Reproducir: {title}' },
  notice: {
    id: 'videoEmbed.notice',
    defaultMessage: 'El video viene de {platform} recién cuando lo reproducís.',
  },
}
