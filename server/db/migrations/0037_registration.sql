-- Who registers alone, and who has forgotten the password.

alter table users
  -- sha256 of the key that came with a registration: sent again, it is the same one (H159)
  add column registration_hash bytea unique check (octet_length(registration_hash) = 32);

-- A password that was mailed beside the own one, which stays good until this one is signed in with (C-202).
create table reset_passwords (
  user_id uuid primary key references users (id) on delete cascade,
  -- argon2id as in users
  password_hash text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index reset_passwords_expiry on reset_passwords (expires_at);
