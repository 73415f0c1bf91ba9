-- Examinations by grade and unit, which units are open, and the tags of questions and papers.

alter table examinations
  -- the units of sample tests and unit exams have ids 1 to 16 (B-329)
  add column unit smallint check (unit between 1 and 16),
  add column sort_order smallint not null default 0,
  -- what a print says over the questions; null is the default of every paper
  add column duration_minutes smallint check (duration_minutes between 1 and 300),
  add column updated_at timestamptz;
update examinations set updated_at = created_at;
alter table examinations alter column updated_at set not null;
create index examinations_place on examinations (grade, unit, sort_order, id);

-- whether a unit of a grade may be opened (B-330); a unit without a row is closed
create table examination_units (
  grade smallint not null check (grade between 0 and 12),
  unit smallint not null check (unit between 1 and 16),
  access boolean not null,
  primary key (grade, unit)
);

create table question_tags (
  question_id uuid not null references questions (id),
  tag text collate "C" not null check (char_length(tag) between 1 and 60),
  primary key (question_id, tag)
);
create index question_tags_tag on question_tags (tag, question_id);

alter table papers
  add column visibility text not null default 'PUBLIC' check (visibility in ('PRIVATE', 'PUBLIC'));
create table paper_tags (
  paper_id integer not null references papers (id),
  tag text collate "C" not null check (char_length(tag) between 1 and 60),
  primary key (paper_id, tag)
);
create index paper_tags_tag on paper_tags (tag, paper_id);
create index papers_list on papers (kind, class_level, code);
