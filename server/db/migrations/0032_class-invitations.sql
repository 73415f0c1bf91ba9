-- Pupils who are asked into a class, and answer themselves (D06).
create table class_invitations (
  id uuid primary key,
  class_id uuid not null references classes (id) on delete cascade,
  person_id uuid not null references users (id) on delete cascade,
  -- as the teacher has typed it: nothing else of the person is told before the answer
  login text not null check (char_length(login) between 1 and 320),
  invited_by uuid not null references users (id) on delete cascade,
  invited_at timestamptz not null,
  answered_at timestamptz,
  -- null while nobody has answered, and for one that was withdrawn
  accepted boolean
);
create unique index class_invitations_open on class_invitations (class_id, person_id) where answered_at is null;
create index class_invitations_of on class_invitations (person_id) where answered_at is null;
create index class_invitations_by on class_invitations (invited_by);
