-- What people write to many at once (B-353): a notification of the type ANNOUNCEMENT.

-- the beginning of its words, plain: a list of several carries it in place of a long content
alter table notifications add column lead text;
-- for whom it was written (B-364); null for what the school day tells
alter table notifications add column audience text check (audience in ('ALL', 'STUDENT', 'TEACHER'));
-- an administrator has taken it back out of all bells (B-373)
alter table notifications add column withdrawn_at timestamptz;

-- how many a person has sent of late, and the newest of all
create index notifications_announced_by on notifications (sender_id, created_at) where type = 'ANNOUNCEMENT';
create index notifications_announced on notifications (id desc) where type = 'ANNOUNCEMENT';
