-- Sessions (D54): each unit of the course of a class as a row, for the files that are attached to it and for what was given
-- of it. The course of a class is the units of its grade.

create table class_sessions (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references classes (id) on delete cascade,
  grade smallint not null check (grade between 0 and 12),
  -- units of examinations have numbers 1 to 16 (B-329)
  unit smallint not null check (unit between 1 and 16),
  unique (class_id, grade, unit)
);

-- A class has the sessions of its grade from the moment at which it has the grade; those of the grade before stay.
create function add_class_sessions() returns trigger language plpgsql as $$
begin
  insert into class_sessions (class_id, grade, unit) select new.id, new.grade, unit from generate_series(1, 16) as unit
    on conflict do nothing;
  return null;
end $$;
create trigger classes_sessions after insert or update of grade on classes
  for each row when (new.grade is not null) execute function add_class_sessions();
insert into class_sessions (class_id, grade, unit)
  select id, grade, unit from classes cross join generate_series(1, 16) as unit where grade is not null;

-- What was given to a class as a row with an id: an exam of a unit belongs to the session of that unit (asrId).
alter table assignment_classes add column id uuid not null unique default gen_random_uuid();
