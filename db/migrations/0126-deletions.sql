-- A device learns which version of a story it stores.
create or replace view newsroom_stories as
 SELECT a.id AS story_id,
    a.title,
    a.site,
    a.state,
    a.flags,
    a.pub_date,
    a.updated_at,
    s.name AS section,
    ARRAY( SELECT p.name
           FROM (article_people x
             JOIN authors p ON ((p.id = x.author_id)))
          WHERE ((x.article_id = a.id) AND (x.role = 'author'::text))
          ORDER BY x."position") AS authors,
    a.embargo_until,
    a.restricted_to,
    a.taken_down_at,
    a.version
   FROM (articles a
     LEFT JOIN super_tags s ON ((s.id = a.main_super_tag_id)))
  WHERE (a.type <> 'liveblogpost'::text);

-- Drafts that were deleted for good, so that a restored backup does not bring them back. A later draft may get the number
-- of one in a restored database: its slug is another one.
create table deleted_drafts (
  story_id integer not null,
  -- SHA-256, in hexadecimal digits.
  slug_hash text not null,
  at timestamptz not null,
  primary key (story_id, slug_hash)
);
