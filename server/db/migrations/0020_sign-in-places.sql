-- Where somebody has signed in lately: who knows the way in is not kept waiting for the failures of others behind the
-- same address (C-101). One row per person and address, for 30 days.

create table sign_in_places (
  user_id uuid not null references users (id) on delete cascade,
  -- sha256 of person and address: the same address reads differently for everybody
  place_hash bytea not null check (octet_length(place_hash) = 32),
  signed_in_at timestamptz not null,
  primary key (user_id, place_hash)
);
create index sign_in_places_age on sign_in_places (signed_in_at);
