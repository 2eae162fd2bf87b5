-- Deliveries by push service, so that one that does not answer delays no other; browsers that lost their subscription.
-- The host of the push service; `firebase` for apps.
alter table push_deliveries add column service text collate "C";
update push_deliveries d
  set service = coalesce((select split_part(c.address, '/', 3) from push_clients c where c.id = d.client_id), 'firebase');
alter table push_deliveries alter column service set not null;

drop index push_deliveries_due_at;
create index push_deliveries_waiting on push_deliveries (service, due_at, id) where state = 'waiting';
create index push_deliveries_sending on push_deliveries (due_at) where state = 'sending';

-- When its push service gave the browser up. It gets nothing; its choice is stored for a while, and only a browser that
-- is still known here may renew its subscription: a withdrawal deletes the row.
alter table push_clients add column ended_at timestamptz;
