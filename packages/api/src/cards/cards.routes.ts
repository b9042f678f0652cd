import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { drawCard } from './card.ts'
import { cardName } from './cardPath.ts'

/** How many cards are kept: each is some ten kilobytes. */
const kept = 100

/** `/cards/{name}.png`: pictures that stand for pages without one where those are passed on. */
export const cardsRoutes: FastifyPluginAsync = async (app) => {
  const cards = new Map<string, Promise<Buffer>>()

  function cardOf(name: string, title: string, gallery: string): Promise<Buffer> {
    const card = cards.get(name) ?? drawCard(title, gallery)
    // What was asked for last stands last.
    cards.delete(name)
    cards.set(name, card)
    card.catch(() => cards.delete(name))
    for (const oldest of cards.keys()) if (cards.size > kept) cards.delete(oldest)
    return card
  }

  route(
    app,
    'GET /cards/:name.png',
    { config: { counted: true } },
    async ({ params: { name }, query: { title, gallery, of } }, reply) => {
      if (name !== (await cardName(app.db, { title, gallery, of }))) throw notFound()
      // As anybody asks: what was hidden has no card.
      const read = app.readsForPage()
      for (const url of of) {
        if ((await read({ method: 'GET', url })).statusCode !== 200) throw notFound()
      }
      const card = await cardOf(name, title, gallery)
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type('image/png')
        .send(card)
    }
  )
}
