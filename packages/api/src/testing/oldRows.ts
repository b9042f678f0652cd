/**
 * What a gallery of each version has written that its migration made possible, and that every later version must keep, in
 * the words of that version's tables. A migration that brings no new kind of row has none.
 */
export const oldRows: Readonly<Record<string, string>> = {
  '0001_foundation': `
    insert into users (email, first_name, last_name, super) values
      ('lucia@ochava.example', 'Lucía', 'Paz', true), ('ana@example.org', 'Ana', 'Roca', false);
    insert into artists (display, last_name, bio_es, bio_en) values
      ('Irma Szalay', 'Szalay', '<p>Vive.</p>', ''), ('Juan Pérez', 'Pérez', '', '');
    insert into events (kind, title_es, title_en, "from", "to", active, color) values
      ('exhibition', 'La línea', 'The Line', '2025-03-01', '2025-04-01', true, 'red'),
      ('exhibition', 'Oculta', '', '2025-03-01', '2025-04-01', false, 'gray'),
      ('other', 'Recorrido', '', '2025-03-05', '2025-03-05', true, 'red');
    insert into event_artists (event_id, artist_id) values (1, 1);
    insert into slots (event_id, start, "end", "limit") values (3, '2025-03-05 18:00Z', '2025-03-05 19:00Z', 5);
    insert into appointments (slot_id, user_id, email, first_name, last_name, phone, language, token_hash, confirmed_at)
      values (1, 2, 'ana@example.org', 'Ana', 'Roca', '11', 'es', 'hash', '2025-03-04 12:00Z');
    insert into slides (title_es, filename) values ('Una', 'una.jpg');
    insert into options (id, value) values ('name', '"Ochava"');
    insert into mails (kind, language, "to", subject, html, text, message_id, due_at)
      values ('bookingConfirm', 'es', 'ana@example.org', 'Hola', '<p>Hola</p>', 'Hola', '<1@x>', '2025-03-04 12:00Z')`,
  '0002_catalogue': `
    insert into archives (title_es, title_en, public) values ('Cartas', '', true);
    insert into works (hash, secret_link, artist_id, title_es, title_en, public, deleted_at) values
      ('work-1', 'secret-1', 1, 'Nube', 'Cloud', true, null), ('work-2', 'secret-2', 2, 'Piedra', '', false, null),
      ('work-3', 'secret-3', 1, 'Binned', 'Binned', true, '2025-03-01 12:00Z');
    insert into movements (work_id, status, owner, price, date) values (1, 'Vendida', 'Ñandú', 1200.50, '2025-01-02');
    insert into collections (link, title_es, title_en, public) values ('collection-1', 'Papeles', 'Papers', true);
    insert into collection_works (collection_id, work_id, position) values (1, 1, 0);
    insert into items (hash, archive_id, kind, subtitle_es, subtitle_en, public) values
      ('item-1', 1, 'correspondence', 'Carta', 'Letter', true), ('item-2', null, 'press', 'Nota', '', false);
    insert into item_artists (item_id, artist_id) values (1, 2);
    insert into tags (content) values ('marco');
    insert into item_tags (item_id, tag_id) values (1, 1);
    insert into messages (name, email, subject, message, language)
      values ('Ana', 'ana@example.org', 'Hola', 'Qué tal', 'es')`,
  '0006_removals': `
    insert into slot_removals (binned, closed, cancelled, final_at) values ('{}', '{1}', '{}', '2025-03-05 12:00Z')`,
  '0007_activity': `update works set title_es = 'Nube alta' where id = 1`,
  '0008_english': `update events set title_es = 'La línea quebrada' where id = 1`,
  '0009_imports': `
    insert into imports (kind, name, facts, sheets, columns, layout, map, kept, created_at) values ('works', 'obras.csv',
      '{}', '[]', '[]', '', '{}', '[{"kind": "works", "id": 1, "title": "Nube"}]', '2025-03-05 12:00Z')`,
  '0011_ledger': `
    insert into movements (work_id, status, date, struck_at) values (1, 'Devuelta', '2025-02-01', '2025-03-05 12:00Z')`,
  '0018_holds': `insert into options (id, value) values ('installation_secret', '"kept"')`,
  '0019_factors': `
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
      values (2, 'credential', 'key', 0, '["internal"]', 'Chrome, Windows', '2025-03-04 12:00Z')`,
  '0034_access': `
    insert into slots (event_id, start, "end", "limit") values (1, '2025-03-08 18:00Z', '2025-03-08 19:00Z', 5);
    insert into options (id, value) values
      ('hours_es', '"Lunes a viernes, 14 a 19.30"'), ('hours_en', '"Monday to Friday, 2 to 7.30 pm"')`,
  '0035_waiting': `
    insert into waiting (slot_id, position, people, email, first_name, last_name, phone, language, hash)
      values (1, 1, 2, 'bea@example.org', 'Bea', 'Sosa', '11', 'es', 'waiting-hash')`,
  '0037_door': `
    insert into arrivals (key, appointment_id, how, people, asked, at, device, created_at) values
      ('0b0f9a52-6f0b-4d7c-9a4b-0d6a9d1f1a11', 1, 'code', 1, 1, '2025-03-05 18:01Z', 'phone-one', '2025-03-05 18:01Z')`,
  '0040_work_holds': `
    insert into work_holds (work_id, position, client, until, starts_at, ends_at, language)
      values (1, 1, 'Familia Iribarne', '2025-03-20 21:00Z', '2025-03-05 18:00Z', '2025-03-20 21:00Z', 'es')`,
  '0041_tombstones': `
    insert into tombstones (kind, record_id, at, successor_id) values ('artist', 4711, '2025-03-05 12:00Z', 1)`,
  '0042_rights': `
    update works set rights = 'InC', rights_note_es = 'De los herederos.', year_text = '1949' where id = 1;
    update items set rights = 'CC-BY-4.0' where id = 1`,
  '0043_dates': `
    update works set year_text = 'circa 1949', date_edtf = '1949~', date_words = '{"es": "hacia 1949", "en": "c. 1949"}'
      where id = 2`,
  '0044_rooms': `
    insert into collections (link, title_es, public, prices, priced_at, show_size, sections) values
      ('room-1', 'Casa Iribarne', false, 'shared', '2025-03-05 18:00Z', false, '[{"id": 1, "title_es": "Comedor", "title_en": ""}]');
    insert into collection_works (collection_id, work_id, position, section, price, currency, priced_at)
      values (2, 1, 0, 1, 1200.50, 'USD', '2025-03-05 18:00Z');
    insert into room_people (collection_id, name, email, note, language, key, token_hash, told_in)
      values (2, 'Clara Iribarne', 'clara@iribarne.example', 'La 26', 'es', 'key-1', 'hash-1', 'es');
    insert into room_visits (person_id, device, started_at, last_at)
      values (1, 'phone', '2025-03-05 18:00Z', '2025-03-05 18:20Z');
    insert into room_looks (visit_id, work_id, seconds, last_at) values (1, 1, 40, '2025-03-05 18:20Z');
    insert into room_weeks (user_id, week) values (1, '2025-03-03')`,
  '0045_harvest': `
    insert into harvested (kind, record_id, place, stamp, shown, archive_id, sort, content)
      values ('event', 999, 1000, '2025-03-05 12:00Z', false, null, 'other', '')`,
  '0046_reading': `
    insert into item_files (item_id, file, name, mime, bytes, transcription_es, captions_es)
      values (1, 'carta.pdf', 'Carta.pdf', 'application/pdf', 9, 'Querida Irma', 'WEBVTT');
    insert into documents (file, pages, read_at) values ('carta.pdf', 1, '2025-03-05 12:00Z');
    insert into leaves (file, number, text) values ('carta.pdf', 1, 'Querida Irma')`,
  '0047_questions': `
    insert into message_works (message_id, work_id, position) values (1, 1, 0);
    insert into message_entries (message_id, kind, text, created_at) values (1, 'reply', 'Gracias', '2025-03-06 12:00Z');
    insert into message_writers (message_id, user_id, since, at) values (1, 1, '2025-03-06 12:00Z', '2025-03-06 12:00Z');
    insert into saved_answers (name, text_es) values ('Sí', 'Sí, está')`,
  '0048_ledger': `
    insert into movements (work_id, status, purpose, date, due, contact) values
      (2, 'Prestada', 'framing', '2025-03-03', '2025-03-30', 'Taller Vidal');
    insert into conditions (work_id, movement_id, words) values (2, 3, 'Una marca en el ángulo');
    insert into ledger_notes (kind, year, number, date, party, works)
      values ('loan', 2025, 1, '2025-03-03', 'Museo de la Ribera', '[]');
    insert into ledger_mails (key, movement_id, what, sent_at) values ('day/3/due/2025-03-30', 3, 'day', '2025-03-05 12:00Z')`,
  '0050_recordings': `
    insert into item_files (item_id, file, name, mime, bytes) values (1, 'cinta.mp3', 'Cinta.mp3', 'audio/mpeg', 9);
    insert into recordings (file, seconds, read_at) values ('cinta.mp3', 61.5, '2025-03-05 12:00Z')`,
}
