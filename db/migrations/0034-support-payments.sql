-- Payments of supporters [S47]. Amounts are in hundredths of the currency, also in forints.

-- A promise to pay every month.
create table support_commitments (
  id integer generated always as identity primary key,
  -- Null before the first payment, and after the person was erased.
  reader_id integer references readers on delete set null,
  site text collate "C" not null,
  language text not null check (language in ('hu', 'en')),
  -- Null after the person was erased: law keeps the accounts, not the person.
  email text,
  name text,
  state text not null check (state in ('starting', 'active', 'paused', 'past-due', 'ended')),
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('HUF', 'EUR', 'RON', 'USD')),
  -- Day of the month on which it began; a shorter month is charged on its last day.
  anchor_day smallint not null check (anchor_day between 1 and 31),
  -- Day of the charge that comes next, or that failed; null before the first payment and after the end.
  period_due date,
  -- Day of the next attempt; null where only the supporter can mend it.
  next_charge_on date,
  -- Failed attempts of the charge of `period_due`.
  attempts smallint not null default 0,
  fail_reason text,
  -- Days ahead of the last warning about the end of the stored card.
  warned_days smallint,
  ended_at timestamptz,
  end_reason text check (end_reason in ('reader', 'unpaid', 'gateway', 'erased')),
  created_at timestamptz not null,
  check ((state = 'ended') = (ended_at is not null))
);
create index support_commitments_reader_id on support_commitments (reader_id);
create index support_commitments_due on support_commitments (next_charge_on)
  where state in ('active', 'paused', 'past-due');

-- One attempt to pay; a row is written before the gateway learns of it.
create table support_orders (
  id integer generated always as identity primary key,
  -- What the gateway and the bank call it: `LZ7K3M9PQ2XD`.
  ref text collate "C" not null unique,
  -- Opens the pages that show its outcome.
  key text collate "C" not null unique,
  -- The same form sent twice makes one order.
  form_hash text collate "C" unique,
  kind text not null check (kind in ('once', 'first', 'repeat', 'renewal')),
  commitment_id integer references support_commitments,
  -- Of a repeated charge: its day and attempt, so that no process charges twice.
  period_due date,
  attempt smallint,
  reader_id integer references readers on delete set null,
  site text collate "C" not null,
  language text not null check (language in ('hu', 'en')),
  email text,
  name text,
  gateway text not null check (gateway in ('simplepay', 'barion', 'stripe', 'transfer')),
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('HUF', 'EUR', 'RON', 'USD')),
  -- Only forward: new, started, then failed, cancelled or expired, then paid, then refunded.
  state text not null default 'new'
    check (state in ('new', 'started', 'failed', 'cancelled', 'expired', 'paid', 'refunded')),
  gateway_id text collate "C",
  pay_address text,
  fail_reason text,
  -- What the gateway says differently from this row; such an order is never paid by itself.
  mismatch text check (mismatch in ('amount', 'currency', 'merchant', 'order', 'ended')),
  refunded integer not null default 0 check (refunded between 0 and amount),
  -- Day of the supporters' counter in which it counts.
  counted_on date,
  created_at timestamptz not null,
  checked_at timestamptz,
  settled_at timestamptz,
  unique (gateway, gateway_id),
  unique (commitment_id, period_due, attempt),
  check ((kind = 'once') = (commitment_id is null)),
  check ((kind = 'repeat') = (period_due is not null))
);
create index support_orders_open on support_orders (created_at) where state in ('new', 'started');
create index support_orders_reader_id on support_orders (reader_id);
create index support_orders_commitment_id on support_orders (commitment_id);
create index support_orders_settled_at on support_orders (settled_at) where state = 'paid';

-- Money that was taken or given back; the number of a receipt is its id.
create table support_payments (
  id integer generated always as identity primary key,
  order_id integer not null references support_orders,
  kind text not null check (kind in ('payment', 'refund')),
  amount integer not null check (amount > 0),
  paid_at timestamptz not null
);
create index support_payments_order_id on support_payments (order_id);
create unique index support_payments_taken_once on support_payments (order_id) where kind = 'payment';

-- Cards that gateways store for us, and what they are charged by.
create table support_cards (
  id integer generated always as identity primary key,
  commitment_id integer not null references support_commitments on delete cascade,
  -- The order that registered it; it is in use once that is paid.
  order_id integer not null unique references support_orders,
  gateway text not null check (gateway in ('simplepay', 'barion', 'stripe')),
  -- The gateway's name for it.
  reference text collate "C",
  mask text,
  -- Last day on which it can be charged.
  stored_until date,
  max_amount integer,
  started_at timestamptz,
  ended_at timestamptz,
  -- When the gateway has confirmed that it cannot be charged any more.
  cancelled_at timestamptz
);
create index support_cards_commitment_id on support_cards (commitment_id);
create index support_cards_to_cancel on support_cards (ended_at) where ended_at is not null and cancelled_at is null;

-- Secrets of stored cards, encrypted with a key that is not in the database.
create table support_tokens (
  id integer generated always as identity primary key,
  card_id integer not null references support_cards on delete cascade,
  sealed bytea not null,
  -- The order that used it; null for one that is still good. SimplePay's are used once, Barion's again and again.
  spent_by integer references support_orders
);
create index support_tokens_card_id on support_tokens (card_id) where spent_by is null;

-- Notices of the gateways as they came, with the ids of their events.
create table support_notices (
  id integer generated always as identity primary key,
  gateway text not null check (gateway in ('simplepay', 'barion', 'stripe', 'transfer')),
  event_id text collate "C" not null,
  order_id integer references support_orders,
  body bytea not null,
  signature text not null,
  received_at timestamptz not null,
  -- How often it came.
  times integer not null default 1,
  -- Its event needs no further look.
  is_settled boolean not null default false,
  unique (gateway, event_id)
);
create index support_notices_received_at on support_notices (received_at);

insert into signing_keys (purpose, key)
values ('support', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
