-- Disputes of payments, pauses that know which month was due, and ids of events without data of people [S47].

alter table support_commitments
  -- Day of the charge that was due next when a pause began: months before it are paid.
  add column paused_from date,
  drop constraint support_commitments_end_reason_check,
  add constraint support_commitments_end_reason_check
    check (end_reason in ('reader', 'unpaid', 'gateway', 'erased', 'disputed'));

alter table support_orders
  -- From when a gateway that charges by itself was told to charge the new card.
  add column repeats_from date,
  drop constraint support_orders_mismatch_check,
  -- The first four: the gateway names another payment, which is not booked. The others are booked, and an operator decides.
  add constraint support_orders_mismatch_check check (mismatch in (
    'amount', 'currency', 'merchant', 'order', 'ended', 'twice', 'replaced', 'changed', 'disputed'));

-- The order that waited longest is read next, so that those without an answer hold up no others.
drop index support_orders_open;
create index support_orders_open on support_orders (checked_at nulls first, created_at)
  where state in ('new', 'started');

-- Banks take disputed money back and ask for proof; nobody is charged again meanwhile.
create table support_disputes (
  id integer generated always as identity primary key,
  gateway text not null check (gateway in ('simplepay', 'barion', 'stripe', 'transfer')),
  -- The gateway's name for it.
  gateway_id text collate "C" not null,
  order_id integer not null references support_orders,
  -- As the gateway says it, such as `fraudulent`.
  reason text not null,
  amount integer not null check (amount >= 0),
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (gateway, gateway_id),
  check ((state = 'open') = (closed_at is null))
);
create index support_disputes_order_id on support_disputes (order_id);

-- A row of a bank's statement names the sender and the account.
update support_notices set event_id = encode(sha256(convert_to(event_id, 'UTF8')), 'hex') where gateway = 'transfer';
