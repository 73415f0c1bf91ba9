-- In which class a first password was made: only there a card tells it. A pupil who moves takes it along; where the class is
-- gone, an administrator or who has made it tells it.
alter table first_passwords add column class_id uuid references classes (id) on delete set null;
update first_passwords set class_id = class_lists.class_id
  from class_list_pupils join class_lists on class_lists.id = class_list_pupils.list_id
  where class_list_pupils.user_id = first_passwords.user_id;

-- How many accounts a person has made is asked before more are made.
create index users_created_by on users (created_by) where created_by is not null;
