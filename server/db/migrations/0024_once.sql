-- What a call with a key of its own has come to, so that the same call, sent once more because its answer was lost or a
-- button was pressed twice, is answered as the first was and done no second time. Kept for a day.
create table once_keys (
  user_id uuid not null references users (id) on delete cascade,
  -- sha256 of the key, which nobody but the page knows
  key_hash bytea not null check (octet_length(key_hash) = 32),
  -- what was called, and HMAC under the key of what with: a password among it cannot be guessed from here
  call text not null,
  body_hash bytea not null check (octet_length(body_hash) = 32),
  -- null only inside the transaction that does the work
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index once_keys_age on once_keys (created_at);

-- An answer may name a pupil who is erased: none is kept then.
create function forget_once() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from once_keys;
  return null;
end $$;
create trigger erased_people_once after insert on erased_people for each statement execute function forget_once();
