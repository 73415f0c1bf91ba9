-- What teachers tell a class (D53): it stands on the pages of the class, also for who comes into it later.
create table class_notices (
  id uuid primary key,
  class_id uuid not null references classes (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  -- plain paragraphs
  content text not null check (char_length(content) between 1 and 4000),
  posted_by uuid not null references users (id),
  posted_at timestamptz not null,
  removed_at timestamptz
);
create index class_notices_newest on class_notices (class_id, posted_at desc, id) where removed_at is null;
create index class_notices_by on class_notices (posted_by);
