-- What pupils said in answer to a question (D51): the object under its key, and the sitting that it belongs to.

create table recordings (
  sitting_id uuid not null references sittings (id),
  -- given by the browser that recorded it; an answer of the sitting names it
  id uuid not null,
  media_type text not null check (media_type in ('audio/webm', 'audio/mp4', 'audio/ogg')),
  bytes integer not null check (bytes between 1 and 2097152),
  sha256 bytea not null check (octet_length(sha256) = 32),
  storage_key text collate "C" not null unique,
  created_at timestamptz not null,
  primary key (sitting_id, id)
);
-- It is an answer, and kept as long as the log that names it.
create trigger recordings_append_only before update or delete on recordings
  for each row execute function forbid_change();
