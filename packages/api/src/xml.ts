/** Text of XML that is written already. */
export type Xml = { readonly xml: string }

type Content = Xml | string | readonly (Xml | string)[]
type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element; texts among its content are escaped. */
export function element(name: string, attributes: Attributes, content: Content = []): Xml {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`]
  )
  const inside = (typeof content === 'string' || 'xml' in content ? [content] : content)
    .map((each) => (typeof each === 'string' ? escaped(each) : each.xml))
    .join('')
  const open = `<${name}${said.join('')}`
  return { xml: inside === '' ? `${open}/>` : `${open}>${inside}</${name}>` }
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** A text without what XML 1.0 cannot hold at all: control characters, halves of characters and what is none. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"\r]/g, (sign) => signs[sign] ?? sign)
}
