import { describe, expect, it } from 'vitest'
import { cleanHtml } from './html.ts'

describe('cleanHtml', () => {
  it('keeps what a text of the gallery is made of', () => {
    const text =
      '<h3>Título</h3><p>Una <em>línea</em> y un <strong>corte</strong>.<br /></p><ul><li>1</li></ul><ol><li>2</li></ol><blockquote>«Nube»</blockquote>'
    expect(cleanHtml(text)).toBe(text)
  })

  it.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
    ['<div><p>a</p></div>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>x</script></svg>', ''],
    ['<iframe src="https://a.example">x</iframe>', ''],
    ['<b>a</b> <i>b</i>', '<strong>a</strong> <em>b</em>'],
    ['<h1>a</h1>', '<h3>a</h3>'],
    ['<p>a', '<p>a</p>'],
    ['1 < 2', '1 &lt; 2'],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it('keeps a picture of the gallery, its size and what it shows', () => {
    const picture =
      '<img src="/storage/images/sala-0a1b2c3d4e.jpg" alt="La «sala»" width="900" height="600" />'
    expect(cleanHtml(`<p>${picture}</p>`)).toBe(`<p>${picture}</p>`)
  })

  it.each([
    'https://elsewhere.example/storage/images/a.jpg',
    '//elsewhere.example/storage/images/a.jpg',
    '/\\elsewhere.example/storage/images/a.jpg',
    '/storage/images/../../auth/logout.jpg',
    '/storage/images/%2e%2e/a.jpg',
    '/storage/images/a.jpg?x=1',
    '/storage/images/a.jpg#x',
    '/storage/images/a.svg',
    '/storage/images/a',
    '/storage/images/.a.jpg',
    '/storage/events/a.jpg',
    '/Storage/images/a.jpg',
    ' /storage/images/a.jpg x',
    '/storage/images/a.jpg\n',
    'storage/images/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://ochava.example/1',
    '',
  ])('no picture from %j', (src) => {
    expect(cleanHtml(`<p>a<img src="${src}" alt="x"></p>`)).toBe('<p>a</p>')
  })

  it.each([
    ['<img srcset="/storage/images/a.jpg 1x" alt="x">', ''],
    [
      '<img src="/storage/images/a.jpg" onerror="alert(1)" onload="x()" style="x" class="y" id="z">',
      '<img src="/storage/images/a.jpg" />',
    ],
    [
      '<img src="/storage/images/a.jpg" srcset="https://elsewhere.example/a.jpg 2x" usemap="#m">',
      '<img src="/storage/images/a.jpg" />',
    ],
    ['<img src="/storage/images/a.jpg" width="100%" height="-1">', '<img src="/storage/images/a.jpg" />'],
    [
      '<img src="/storage/images/a.jpg" alt="&quot;><script>alert(1)</script>">',
      '<img src="/storage/images/a.jpg" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" />',
    ],
    [
      '<picture><source srcset="https://elsewhere.example/a.avif"><img src="/storage/images/a.jpg"></picture>',
      '<img src="/storage/images/a.jpg" />',
    ],
    ['<svg><image href="/storage/images/a.jpg"/></svg>', ''],
    ['<image src="/storage/images/a.jpg" onload=alert(1)>', '<img src="/storage/images/a.jpg" />'],
    ['<input type="image" src="/storage/images/a.jpg">', ''],
    ['<img/src="/storage/images/a.jpg"/onerror=alert(1)//', ''],
  ])('%s becomes %j', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it.each([
    ['https://ochava.example/a?b=1', true],
    ['/es/events/1', true],
    ['mailto:hola@ochava.example', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['data:text/html,x', false],
    ['//elsewhere.example', false],
  ])('a link to %s is kept: %s', (href, kept) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(kept ? `<a href="${href}">x</a>` : '<a>x</a>')
  })
})
