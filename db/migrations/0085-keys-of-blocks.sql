-- Every stored block has a key that names it through all versions, wherever it moves; those of stories that are saved later
-- are given by the product. Versions of the past stay as they were.
create function pg_temp.keyed(blocks jsonb) returns jsonb language sql volatile as $$
  select coalesce(jsonb_agg(
    case when block->>'kind' = 'infoBox' then block || jsonb_build_object('blocks', pg_temp.keyed(block->'blocks'))
    else block end || jsonb_build_object('key', substr(md5(random()::text || at), 1, 10)) order by at), '[]'::jsonb)
  from jsonb_array_elements(blocks) with ordinality blocks(block, at)
$$;
update articles set body = pg_temp.keyed(body) where body <> '[]';
update documents set body = pg_temp.keyed(body) where body <> '[]';
