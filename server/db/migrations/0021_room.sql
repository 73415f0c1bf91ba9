-- Room on the disk (docs/decisions/0031-room.md): what is counted for each pupil and for the school, what goes after a time.

drop trigger recordings_append_only on recordings;
alter table recordings
  -- of the sitting, put here by the trigger below: a pupil's are counted without reading any sitting
  add column user_id uuid references users (id),
  -- when its browser sent it once more: what no answer names is kept for a time from then on
  add column sent_again_at timestamptz;
update recordings set user_id = held.user_id from sittings as held where held.id = recordings.sitting_id;
create index recordings_counted on recordings (user_id, created_at) include (bytes);
create index recordings_sent on recordings (coalesce(sent_again_at, created_at));

create function own_recording() returns trigger language plpgsql as $$
begin
  new.user_id := (select user_id from sittings where id = new.sitting_id);
  return new;
end $$;
create trigger recordings_own before insert on recordings for each row execute function own_recording();

-- Whether any line of the log says the id of a recording, wherever in its response.
create function is_named_recording(sitting uuid, recording uuid) returns boolean language sql stable as $$
  select exists (select from sitting_events
    where sitting_id = sitting and strpos(response::text, recording::text) > 0)
$$;

-- What an answer names is an answer, and kept as long as the log. What none names may go, and says when it was sent again.
create function keep_recordings() returns trigger language plpgsql as $$
begin
  if is_erasing() then
    if tg_op = 'DELETE' then
      return old;
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'sent_again_at') = (to_jsonb(old) - 'sent_again_at') then
    return new;
  end if;
  if tg_op = 'DELETE' and not is_named_recording(old.sitting_id, old.id) then
    return old;
  end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger recordings_kept before update or delete on recordings
  for each row execute function keep_recordings();

-- Room that an upload under way has taken before its bytes are stored. The row goes in the transaction that adds the
-- recording; what a crash leaves counts no more after a time, and the sweep takes it away.
create table recording_reservations (
  storage_key text collate "C" primary key,
  sitting_id uuid not null references sittings (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  bytes integer not null check (bytes > 0),
  made_at timestamptz not null,
  until timestamptz not null
);
create index recording_reservations_sitting on recording_reservations (sitting_id);
create index recording_reservations_user on recording_reservations (user_id);

-- When a removed file gave its bytes back, but for pages that somebody may still see.
alter table attachments add column emptied_at timestamptz;
create index attachments_bin on attachments (deleted_at) where deleted_at is not null and emptied_at is null;
