-- The read-only link by which a family sees the results of one pupil in one class (D59). Its token is a signature of the
-- row's id by a key of the installation; of it the hash is kept, by which the link is found.
create table family_links (
  id uuid primary key,
  class_id uuid not null references classes (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  -- the last day on which it opens: that of the school year in which it was made
  expires_on date not null,
  revoked_at timestamptz,
  -- the last day on which somebody opened it; by it a day's first opening is noted once
  opened_on date
);
-- Of a pupil in a class one is open at a time.
create unique index family_links_open on family_links (class_id, student_id, expires_on) where revoked_at is null;
create index family_links_student on family_links (student_id);

-- Who has written the note that a pupil and a family read; null of what was written before this was kept.
alter table assignments_answers add column comment_by uuid references users (id);
create index assignments_answers_comment_by on assignments_answers (comment_by) where comment_by is not null;
