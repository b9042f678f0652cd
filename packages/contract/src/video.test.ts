import { describe, expect, it } from 'vitest'
import { VideoId, videoService } from './video.ts'

describe('VideoId', () => {
  it.each([
    ['', ''],
    ['oChAv4_d3mO', 'oChAv4_d3mO'],
    ['900041807', '900041807'],
    [' https://www.youtube.com/watch?v=oChAv4_d3mO ', 'oChAv4_d3mO'],
    ['https://www.youtube.com/watch?list=PL12&v=oChAv4_d3mO&t=12s', 'oChAv4_d3mO'],
    ['m.youtube.com/watch?v=oChAv4_d3mO', 'oChAv4_d3mO'],
    ['https://youtu.be/oChAv4_d3mO?si=abc', 'oChAv4_d3mO'],
    ['https://www.youtube.com/shorts/oChAv4_d3mO', 'oChAv4_d3mO'],
    ['https://www.youtube-nocookie.com/embed/oChAv4_d3mO', 'oChAv4_d3mO'],
    ['https://vimeo.com/900041807', '900041807'],
    ['https://vimeo.com/channels/staffpicks/900041807#t=10', '900041807'],
    ['https://vimeo.com/900041807/a1b2c3d4e5', '900041807'],
    ['https://player.vimeo.com/video/900041807?h=a1b2', '900041807'],
  ])('makes of %s the id %s', (typed, id) => {
    expect(VideoId.parse(typed)).toBe(id)
  })

  it.each([
    'https://example.org/watch?v=oChAv4_d3mO',
    'https://evil.example/https://youtu.be/oChAv4_d3mO',
    'https://youtu.be/oChAv4_d3mOtoolong',
    'https://www.youtube.com/watch?v=short',
    'javascript:alert(1)',
    'oChAv4_d3m',
    '"><script>',
  ])('refuses %s', (typed) => {
    expect(VideoId.safeParse(typed).success).toBe(false)
  })
})

it('tells the service by the id', () => {
  expect([videoService('900041807'), videoService('oChAv4_d3mO')]).toEqual(['vimeo', 'youtube'])
})
