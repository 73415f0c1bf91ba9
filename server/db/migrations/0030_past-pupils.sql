-- Who has left a class, the last first.
create index class_people_past on class_people (class_id, left_at desc) where role = 'PUPIL' and left_at is not null;
