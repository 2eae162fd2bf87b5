-- Which version of a story an import took, and when it left what it made: no older version comes after it, also where the
-- story was killed before it came, and what our editors changed since stays.

alter table import_items
  -- When the source changed it, where it says so.
  add column said_at timestamptz,
  -- As the source counts, up to fifteen digits; 0 where it does not.
  add column version double precision not null default 0,
  -- The `updated_at` of what was made of it.
  add column written_at timestamptz;
