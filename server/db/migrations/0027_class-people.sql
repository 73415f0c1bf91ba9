-- Who is what in a class, as one relation of person, class, role and period: its teachers, its pupils and their guardians.
-- It takes the place of `classes.teacher_id`; what was the table of the pupils' periods is a view of it.

alter table class_members rename to class_people;
alter table class_people rename column student_id to person_id;
alter table class_people rename constraint class_members_pkey to class_people_pkey;
alter table class_people rename constraint class_members_order to class_people_order;
alter table class_people rename constraint class_members_class_id_fkey to class_people_class_id_fkey;
alter table class_people rename constraint class_members_student_id_fkey to class_people_person_id_fkey;
alter sequence class_members_id_seq rename to class_people_id_seq;

alter table class_people
  add column role text not null default 'PUPIL' check (role in ('OWNER', 'TEACHER', 'HOMEROOM', 'PUPIL', 'GUARDIAN')),
  -- of a teacher beside the owner: each holds what comes after it
  add column may text check (may in ('GIVE', 'MARK', 'SEE')),
  -- of a guardian: whose
  add column pupil_id uuid references users (id) on delete cascade,
  add constraint class_people_may check ((role = 'TEACHER') = (may is not null)),
  add constraint class_people_pupil check ((role = 'GUARDIAN') = (pupil_id is not null));
alter table class_people alter column role drop default;

insert into class_people (class_id, person_id, role, joined_at) select id, teacher_id, 'OWNER', created_at from classes;
alter table classes drop column teacher_id;

drop index class_members_open, class_members_periods, class_members_student;
-- At most one period is open. By it the people of a class are found, and whether somebody is among them.
create unique index class_people_open on class_people (class_id, role, person_id, pupil_id) nulls not distinct
  where left_at is null;
create unique index class_people_owner on class_people (class_id) where role = 'OWNER' and left_at is null;
-- Where somebody is, now and ever, the newest first.
create index class_people_now on class_people (person_id, role) where left_at is null;
create index class_people_periods on class_people (person_id, joined_at desc);
create index class_people_of_pupil on class_people (pupil_id) where pupil_id is not null;

-- The pupils of classes. What is written here is written there, and is a pupil.
create view class_members as
  select id, class_id, person_id as student_id, role, joined_at, left_at from class_people where role = 'PUPIL'
  with local check option;
alter view class_members alter column role set default 'PUPIL';
