-- A request to sign in by mail that also links an account of Google, once the reader has confirmed the address.
alter table sign_in_requests
  add column google_issuer text,
  add column google_subject text,
  add constraint google_account_whole check ((google_issuer is null) = (google_subject is null));
