import { describe, expect, it } from 'vitest'
import { videoSource } from './videoSource.ts'

describe('videoSource', () => {
  it('takes a number for Vimeo, asked not to track', () => {
    expect(videoSource('76979871', 'es')).toEqual({
      platform: 'Vimeo',
      pageUrl: 'https://vimeo.com/76979871',
      playerUrl: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    })
  })

  it.each(['aqz-KE-bpKQ', '1234567890a', '_76979871'])('takes %s for YouTube, without cookies', (id) => {
    const { platform, playerUrl } = videoSource(id, 'en')
    expect(platform).toBe('YouTube')
    expect(playerUrl).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=en`)
  })

  it('lets no id out of its place in the address', () => {
    const { playerUrl } = videoSource('../x?autoplay=0&list=1', 'es')
    expect(new URL(playerUrl).pathname).toBe('/embed/..%2Fx%3Fautoplay%3D0%26list%3D1')
  })
})
