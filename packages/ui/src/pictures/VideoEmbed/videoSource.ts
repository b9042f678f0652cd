/** Where a video is, by its platform's id. */
export interface VideoSource {
  /** The platform's own name. */
  platform: 'YouTube' | 'Vimeo'
  /** The page of the video: where the link leads when there are no scripts. */
  pageUrl: string
  /** The player, which starts at once and keeps no cookie until it plays. */
  playerUrl: string
}

/**
 * The platform is told by the id: a number means Vimeo, anything else YouTube.
 * `language` is that of the player's own words.
 */
export function videoSource(id: string, language: string): VideoSource {
  const name = encodeURIComponent(id.trim())
  if (/^\d+$/.test(name)) {
    return {
      platform: 'Vimeo',
      pageUrl: `https://vimeo.com/${name}`,
      playerUrl: `https://player.vimeo.com/video/${name}?autoplay=1&dnt=1`,
    }
  }
  return {
    platform: 'YouTube',
    pageUrl: `https://www.youtube.com/watch?v=${name}`,
    playerUrl: `https://www.youtube-nocookie.com/embed/${name}?autoplay=1&rel=0&hl=${encodeURIComponent(language)}`,
  }
}
