-- An editor who also reads may link the same account of Google to both accounts.
alter table external_identities drop constraint external_identities_pkey;
create unique index external_identities_of_members on external_identities (issuer, subject) where member_id is not null;
create unique index external_identities_of_readers on external_identities (issuer, subject) where reader_id is not null;
