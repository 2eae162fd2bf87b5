-- When a story was withdrawn last: devices with offline copies ask for it.
create index articles_withdrawn on articles (changed_at) where state = 'withdrawn';
