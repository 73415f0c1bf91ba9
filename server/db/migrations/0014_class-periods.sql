-- Membership of a class as periods: who comes back begins a new one, and the ones before stay.

alter table class_members
  drop constraint class_members_pkey,
  add column id bigint generated always as identity primary key,
  add constraint class_members_order check (left_at >= joined_at);
-- At most one period is open. By it the pupils of a class are found, and whether somebody is among them.
create unique index class_members_open on class_members (class_id, student_id) where left_at is null;
-- All periods of a pupil, the newest first.
create index class_members_periods on class_members (student_id, joined_at desc);
