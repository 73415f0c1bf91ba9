-- What the digital-book service tells pupils (A-292 to A-297), and notifications by their kind.

create table book_notes (
  id uuid primary key,
  -- the group whose list it stands in (A-295)
  group_id integer not null,
  -- plain text
  title text not null,
  -- rich text that was cleaned; null where plain lines are all there is (A-293)
  document jsonb,
  -- the same as plain text, in lines
  words text not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
-- ids are uuid version 7: their order is the order of time
create index book_notes_newest on book_notes (group_id, id desc) where deleted_at is null;
create index book_notes_created_by on book_notes (created_by);

-- a copy of the type of the notification, so that a list of one kind is read out of an index
alter table notification_recipients add column kind text;
update notification_recipients set kind = notifications.type from notifications where notifications.id = notification_id;
alter table notification_recipients alter column kind set not null;
create index notification_recipients_kind on notification_recipients (user_id, kind, notification_id desc) where deleted_at is null;
drop index notification_recipients_unread;
create index notification_recipients_unread on notification_recipients (user_id, notification_id desc)
  where read_at is null and deleted_at is null;
