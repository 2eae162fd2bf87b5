-- What the paper does by itself at its times, and the figures of the day that it gets in this way.

-- One row a job of the timetable: when it is due next, who does it now, and what came of it last.
create table jobs (
  name text primary key,
  due_at timestamptz not null,
  -- How often it was begun since it last succeeded or was given up.
  attempts integer not null default 0,
  -- Until then it is done by whoever drew this number; after that they are taken for dead.
  lease uuid,
  leased_until timestamptz,
  succeeded_at timestamptz,
  -- What of the last success an operator should know; '' when all was well.
  remark text not null default '',
  -- Why it failed last; null once it succeeds.
  error text,
  -- Since when it is given up: nobody tries it again before its next time.
  died_at timestamptz
);

-- Units of the base that one unit of the currency costs.
create table exchange_rates (
  base text not null,
  currency text not null,
  day date not null,
  rate double precision not null check (rate > 0),
  primary key (base, currency, day)
);

-- What was measured last at a place: the weather, the level of a river.
create table readings (
  kind text not null,
  place text not null,
  measured_at timestamptz not null,
  reading jsonb not null,
  primary key (kind, place)
);

-- How many began to support the paper on a day.
create table supporters (
  day date primary key,
  recurring integer not null check (recurring >= 0),
  onetime integer not null check (onetime >= 0)
);
