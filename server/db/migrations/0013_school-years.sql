-- School years: to which a class and the work that is given in it belong.

create table school_years (
  -- the calendar year in which it begins
  id smallint primary key,
  name text not null unique,
  starts_on date not null,
  -- the last day of it
  ends_on date not null check (ends_on > starts_on),
  exclude using gist (daterange(starts_on, ends_on, '[]') with &&)
);

alter table classes add column school_year_id smallint references school_years (id);
alter table assignments add column school_year_id smallint references school_years (id);

-- What is there gets the year in which it was made, from 1 August to 31 July: seven months earlier that is a calendar year.
create temporary table made_in as
  select id, extract(year from created_at at time zone 'Asia/Ho_Chi_Minh' - interval '7 months')::smallint as year
  from (select id, created_at from classes union all select id, created_at from assignments) as made;
insert into school_years (id, name, starts_on, ends_on)
  select year, year || '-' || year + 1, make_date(year, 8, 1), make_date(year + 1, 7, 31)
  from (select distinct year from made_in) as years;
update classes set school_year_id = made_in.year from made_in where made_in.id = classes.id;
-- work belongs to the year of the class that it was given to
update assignments set school_year_id = coalesce(
  (select max(classes.school_year_id) from assignment_classes
    join classes on classes.id = assignment_classes.class_id where assignment_classes.assignment_id = assignments.id),
  made_in.year) from made_in where made_in.id = assignments.id;
drop table made_in;
alter table classes alter column school_year_id set not null;
alter table assignments alter column school_year_id set not null;

-- A school's classes of one year; teachers, who have few, find theirs by classes_teacher.
drop index classes_school;
create index classes_school on classes (school_id, school_year_id) where archived_at is null;
