-- What no page shows makes none old: who has a picture in hand and how often it was tried, and how often a room was
-- opened. A column that pages come to show is added here; `freshness.test.ts` asks of every new one.
CREATE OR REPLACE TRIGGER pictures_written AFTER INSERT OR UPDATE OF folder, file, mime, bytes, width, height, widths, tiled OR DELETE OR TRUNCATE ON pictures FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER collections_written AFTER INSERT OR UPDATE OF id, link, title_es, title_en, description_es, description_en, image, public, recipient, open_until, message, prices, priced_at, show_state, show_size, show_technique, show_year, show_series, show_exhibitions, show_bibliography, show_note, watched, sections, created_at, updated_at, created_by, updated_by, deleted_at, outdated, lacks_english OR DELETE OR TRUNCATE ON collections FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
