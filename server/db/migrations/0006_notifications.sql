-- Notifications: one row says what happened, one row per person says who is told and whether they have read it (A-257, B-349).

create table notifications (
  id uuid primary key,
  -- the same occasion is told once, however often its call is repeated
  dedupe text collate "C" not null unique,
  type text not null,
  -- plain text
  title text not null,
  -- rich text, cleaned when it is written (A-261)
  content text not null,
  avatar text,
  setting jsonb,
  sender_id uuid references users (id),
  created_at timestamptz not null
);
create index notifications_sender on notifications (sender_id);

create table notification_recipients (
  notification_id uuid not null references notifications (id),
  user_id uuid not null references users (id) on delete cascade,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (notification_id, user_id)
);
-- ids are uuid version 7: their order is the order of time
create index notification_recipients_newest on notification_recipients (user_id, notification_id desc)
  where deleted_at is null;
create index notification_recipients_unread on notification_recipients (user_id)
  where read_at is null and deleted_at is null;

-- a copy of the tags of the worksheet, taken when it is given (B-113)
alter table assignments add column tags text;
