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
