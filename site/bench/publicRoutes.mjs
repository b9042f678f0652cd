/** One address of every kind of public page, by the records of the running gallery. */
export async function publicRoutes(url) {
  const first = async (path) => (await (await fetch(url + path)).json()).data[0]
  const [show, other, artist, work, collection, archive, item] = await Promise.all([
    first('/api/events?exhibitions=true'),
    first('/api/events?events=true'),
    first('/api/artists'),
    first('/api/works'),
    first('/api/collections'),
    first('/api/archives'),
    first('/api/items'),
  ])
  return [
    '/es',
    '/es/exhibitions',
    `/es/exhibitions/${show.id}`,
    '/es/events',
    `/es/events/${other.id}`,
    '/es/artists',
    `/es/artists/${artist.id}`,
    `/es/artists/${work.artist.id}/x/${work.id}`,
    '/es/collections',
    `/es/collections/${collection.link}`,
    '/es/archives',
    `/es/archives/${archive.id}`,
    `/es/archives/${item.archive_id}/${item.hash}`,
    '/es/about',
    '/es/contact',
    '/es/search?q=patio',
    '/es/auth',
  ]
}
