-- A single payment can be a year of support for somebody else, who redeems it by the link of a mail.
create table support_gifts (
  order_id integer primary key references support_orders (id),
  recipient_name text,
  -- Null when the mail is not needed any more.
  recipient_email text,
  message text not null,
  -- Day of the mail, in Budapest.
  send_on date not null,
  sent_at timestamptz,
  redeemed_by integer references readers (id) on delete set null,
  redeemed_at timestamptz
);
create index support_gifts_to_send on support_gifts (send_on) where sent_at is null;
create index support_gifts_redeemed_by on support_gifts (redeemed_by) where redeemed_by is not null;
