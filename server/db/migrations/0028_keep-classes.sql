-- Classes that are kept over the years: their order, those that were put away, and work that waits for a mark.

-- The name of a class without the word 'Lớp' before it, as some write it and others do not: 'Lớp 4A1' stands where 4A1 does
-- (domain/src/format/class-name.ts).
create function class_order(class_name text) returns text language sql immutable parallel safe
  return regexp_replace(class_name, '^[Ll][ớỚ][Pp](?=[\s0-9])\s*', '');

drop index classes_name;
create index classes_name on classes (class_order(class_name) collate vi_names, id) where archived_at is null;
create index classes_archived on classes (archived_at desc, id) where archived_at is not null;

-- What was handed in and has no mark yet, which is little beside all the rest.
create index assignments_answers_unmarked on assignments_answers (assignment_id)
  where score is null and superseded_at is null;
