-- Text for searching: accents and case set aside, so that ñ finds n and n finds ñ.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
-- Text for sorting: as a Spanish reader expects, case and accents aside, ñ after n.
CREATE COLLATION spanish (provider = icu, locale = 'es-u-ks-level1', deterministic = false);
