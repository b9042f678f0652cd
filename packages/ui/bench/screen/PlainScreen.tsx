import { useState } from 'react'
import { type Card, cards, rooms, works } from './content.ts'

/** The same cards in plain elements. */
export function PlainCards({ of }: { of: readonly Card[] }) {
  return of.map(({ id, href, title, kind, author, date, picture }) => (
    <article key={id} className="card">
      <a href={href}>
        <picture>
          {picture.sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={picture.sizes} />
          ))}
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <p>
          {kind}, {date}
        </p>
        <h2>{title}</h2>
        <p>{author}</p>
      </a>
    </article>
  ))
}

/** The same screen in plain elements, without a kit: the floor that nothing goes below. */
export function PlainScreen() {
  const [tab, setTab] = useState(0)
  const [said, setSaid] = useState('')
  return (
    <>
      <form>
        <label>
          Nombre <input name="name" aria-invalid aria-describedby="wrong" />
        </label>
        <p id="wrong">Falta tu nombre.</p>
        <label>
          Sala{' '}
          <select name="room">
            {rooms.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setSaid('Se guardó.')}>
          Guardar
        </button>
        <output>{said}</output>
      </form>
      <dialog aria-label="Tus datos">Los usamos para avisarte si cambia un turno.</dialog>
      <div role="tablist" aria-label="Obra">
        {['Lista', 'Fichas'].map((label, place) => (
          <button
            key={label}
            type="button"
            role="tab"
            aria-selected={tab === place}
            onClick={() => setTab(place)}
          >
            {label}
          </button>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th>Título</th>
            <th>Año</th>
          </tr>
        </thead>
        <tbody>
          {works.map(({ id, title, year }) => (
            <tr key={id}>
              <td>{title}</td>
              <td>{year}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label="Páginas">
        {[1, 2, 3, 9].map((page) => (
          <a key={page} href={`?page=${page}`}>
            {page}
          </a>
        ))}
      </nav>
      <PlainCards of={cards(12)} />
    </>
  )
}
