-- Pupils who were put into a class as a list: the act can be done once more, and undone until one of them signs in.

create table class_lists (
  id uuid primary key,
  class_id uuid not null references classes (id) on delete cascade,
  made_by uuid not null references users (id),
  made_at timestamptz not null
);
create index class_lists_class on class_lists (class_id, made_at desc);

create table class_list_pupils (
  list_id uuid not null references class_lists (id) on delete cascade,
  -- of the pasted text: by it the same act is known again
  line integer not null check (line > 0),
  user_id uuid not null unique references users (id) on delete cascade,
  primary key (list_id, line)
);

-- A first password that its pupil has not changed yet, for the card that tells it: the password comes out of the salt and a
-- key of the installation. Gone with the change.
create table first_passwords (
  user_id uuid primary key references users (id) on delete cascade,
  salt bytea not null check (octet_length(salt) = 32),
  made_by uuid not null references users (id),
  made_at timestamptz not null
);
