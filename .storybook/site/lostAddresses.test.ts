import { expect, test } from 'vitest'
import { lostAddresses } from './lostAddresses.ts'

const files = new Set([
  'assets/film.mp4',
  'en/index.html',
  'en/guides/dark.html',
  'storybook/iframe.html',
  'storybook/index.html',
])
const lostIn = (html: string) => lostAddresses('en/guides/dark.html', html, (path) => files.has(path))

test('what is there is asked for from where the page is', () => {
  const page = `<a href="../index.html">Home</a><a href="#top">Up</a><a href="../../storybook/?path=/docs/a&amp;b=c">Try</a>
    <iframe data-src="../../storybook/iframe.html?id=a"></iframe><video src="../../assets/film.mp4"></video>
    <a href="https://example.com/">Elsewhere</a><a href="mailto:ana@mail.com">Ana</a><img src="data:image/png;base64,AA==">`
  expect(lostIn(page)).toEqual([])
})

test('what is not there is named with the page that asks for it', () => {
  expect(lostIn('<iframe src="iframe.html?id=a"></iframe>')).toEqual([
    'en/guides/dark.html: iframe.html?id=a',
  ])
  expect(lostIn('<img srcSet="/a.webp 320w, ../../assets/film.mp4 640w">')).toEqual([
    'en/guides/dark.html: /a.webp',
  ])
  expect(lostIn('<a href="../gone.html">Gone</a>')).toEqual(['en/guides/dark.html: ../gone.html'])
})

test('what only the machine has that built the page is not there for anybody', () => {
  expect(lostIn('<video src="file:///home/film.mp4"></video>')).toHaveLength(1)
  expect(lostIn('<audio src="blob:nodedata:1"></audio>')).toHaveLength(1)
})

test('a link in a sample leads nowhere, a picture in it has to be there', () => {
  const sample = '<div inert=""><p><br><a href="/works/1">Work</a></p><img src="/a.webp"></div>'
  expect(lostIn(sample)).toEqual(['en/guides/dark.html: /a.webp'])
  expect(lostIn(`${sample}<a href="/works/1">Work</a>`)).toContain('en/guides/dark.html: /works/1')
})
