-- Search is blind to accents and to case. unaccent() is only stable, because its dictionary could change; naming the
-- dictionary, as fold() does, makes it safe to call immutable, which generated columns and indexes ask for.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;
