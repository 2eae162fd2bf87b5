-- Posts that the console sent, by the keys that it gave them: one that is sent again is the same post.
create table live_post_keys (
  key uuid primary key,
  -- Null while its transaction goes on.
  post_id integer references articles (id) on delete cascade,
  at timestamptz not null
);
create index live_post_keys_post_id on live_post_keys (post_id);
create index live_post_keys_at on live_post_keys (at);
