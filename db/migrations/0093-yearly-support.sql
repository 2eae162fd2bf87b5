-- Support can be given every year; the mail that announces a yearly charge is sent once for each.
alter table support_commitments
  add column frequency text not null default 'monthly' check (frequency in ('monthly', 'yearly')),
  add column reminded_for date;
