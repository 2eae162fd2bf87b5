-- What other systems shall receive: written in the transaction of the change, handed over to a queue (schema pgboss)
-- in the transaction that deletes it here.
create table outbox (
  id bigint generated always as identity primary key,
  queue text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
