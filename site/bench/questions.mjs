// What the measurements of the server ask, each with the one SQL query that gives the same records by itself. The words
// are those of `packages/api/src/testing/manyRows.ts`: `tolarada` is an artist with some hundred works and items.

const picture = `p.width, p.height, p.widths`

const events = `
  select e.id, e.kind, e.title_es, e.title_en, e.excerpt_es, e.excerpt_en, e.image, e.place, e."from", e."to", e.color,
    ${picture}, count(*) over ()::int as total,
    array(select jsonb_build_object('id', a.id, 'display', a.display) from event_artists ea
      join artists a on a.id = ea.artist_id where ea.event_id = e.id order by ea.position) as artists
  from events e left join pictures p on p.folder = 'events' and p.file = e.image
  where e.active and e.deleted_at is null order by e."from" desc, e.id desc limit 20`

/** A page of works with artist and first picture; the total as the database keeps it, which counting would not beat. */
function works({ narrowed = '', offset = 0 }) {
  const shown = 'public and deleted_at is null'
  const ids =
    narrowed === ''
      ? `select id, (select total from totals where name = 'works:public') as total from works where ${shown}`
      : `select id, count(*) over () as total from works where ${shown} and ${narrowed}`
  return `
    select w.id, w.hash, w.title_es, w.title_en, w.year, w.year_text, w.technique, w.technique_en, w.height, w.width,
      w.depth, w.size_text,
      a.id as artist_id, a.display, a.last_name, img.*, page.total::int
    from (${ids} order by id desc limit 20 offset ${offset}) page join works w on w.id = page.id
    left join artists a on a.id = w.artist_id and a.deleted_at is null
    left join lateral (
      select i.file, ${picture} from work_images i join pictures p on p.folder = 'images' and p.file = i.file
      where i.work_id = w.id and i.deleted_at is null and i.public order by i.position, i.id limit 1
    ) img on true
    order by w.id desc`
}

const items = `
  select i.id, i.hash, i.archive_id, i.kind, i.subtitle_es, i.subtitle_en, i.detail_es, i.detail_en, i.author, i.date,
    i.date_fallback, i.year, img.*, page.total::int,
    array(select jsonb_build_object('id', a.id, 'display', a.display, 'last_name', a.last_name) from item_artists ia
      join artists a on a.id = ia.artist_id where ia.item_id = i.id order by ia.position) as artists
  from (
    select id, count(*) over () as total from items
    where public and active and deleted_at is null and kind = 'book' and search like '%tolarada%'
      and (archive_id is null or archive_id in (select id from archives where public and deleted_at is null))
    order by id desc limit 20
  ) page join items i on i.id = page.id
  left join lateral (
    select f.file, ${picture} from item_files f join pictures p on p.folder = 'images' and p.file = f.file
    where f.item_id = i.id and f.deleted_at is null order by f.position, f.id limit 1
  ) img on true
  order by i.id desc`

/** A work with artist, its pictures and its neighbours on the artist's page. */
function oneWork(id) {
  return `
    select w.*, a.id as artist_id, a.display, a.last_name,
      array(select jsonb_build_object('id', i.id, 'file', i.file, 'width', p.width, 'height', p.height,
        'widths', p.widths)
        from work_images i join pictures p on p.folder = 'images' and p.file = i.file
        where i.work_id = w.id and i.deleted_at is null and i.public order by i.position, i.id) as images,
      (select jsonb_build_object('id', o.id, 'hash', o.hash, 'title_es', o.title_es, 'title_en', o.title_en)
        from works o where o.artist_id = w.artist_id and o.public and o.deleted_at is null
          and (o.year, o.id) < (w.year, w.id) order by o.year desc, o.id desc limit 1) as previous,
      (select jsonb_build_object('id', o.id, 'hash', o.hash, 'title_es', o.title_es, 'title_en', o.title_en)
        from works o where o.artist_id = w.artist_id and o.public and o.deleted_at is null
          and (o.year, o.id) > (w.year, w.id) order by o.year, o.id limit 1) as next
    from works w left join artists a on a.id = w.artist_id and a.deleted_at is null
    where w.id = ${id} and w.public and w.deleted_at is null`
}

/** Each by its name, its path, and its query where it is a list. `rows` is the size of the gallery. */
export function questions(rows, exhibition) {
  const last = Math.min(250, Math.ceil((rows * 0.9) / 20))
  const work = Math.floor(rows / 20) * 10 + 1
  return [
    { name: 'home', path: '/es' },
    { name: 'exhibition', path: exhibition },
    { name: 'events', path: '/api/events', query: events },
    { name: 'works, page 1', path: '/api/works', query: works({}) },
    {
      name: `works, page ${last}`,
      path: `/api/works?page=${last}`,
      query: works({ offset: (last - 1) * 20 }),
    },
    {
      name: 'works, search',
      path: '/api/works?query=tolarada',
      query: works({ narrowed: `search like '%tolarada%'` }),
    },
    { name: 'items, search', path: '/api/items?query=tolarada&kind=book', query: items },
    { name: 'one work', path: `/api/works/${work}`, query: oneWork(work) },
  ]
}

/** The home page with its timeline at a day that, of 30,000 visits, only the one of this number asks for. */
export function homeOf(visit) {
  const day = new Date(Date.UTC(2100, 0, 1 + (visit % 30_000))).toISOString().slice(0, 10)
  return `/es?from=${day}`
}
