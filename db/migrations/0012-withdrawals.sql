-- When a story goes out of readers' sight by itself: rights that end, an offer that is over [S32].

alter table articles add column withdraw_at timestamptz;

create index articles_to_withdraw on articles (withdraw_at) where withdraw_at is not null;
