-- Classes, assignments, files and examinations are found by their names without marks, as people and papers are.

-- A class is called with the word 'Lớp' before it, whoever has written it or not (class_order).
alter table classes add column search_key text not null
  generated always as (search_fold('Lớp ' || class_order(class_name))) stored;
create index classes_search on classes using gin (search_key gin_trgm_ops) where archived_at is null;

alter table assignments add column search_key text not null generated always as (paper_fold(title)) stored;
create index assignments_search on assignments using gin (search_key gin_trgm_ops) where deleted_at is null;

-- In the names of files a low line and a point stand between two words too: 'Tuan_12.pdf'.
alter table attachments add column search_key text not null
  generated always as (paper_fold(translate(file_name, '_.', '  '))) stored;
create index attachments_search on attachments using gin (search_key gin_trgm_ops) where deleted_at is null;

-- A unit paper without a title of its own is called as its examination.
alter table examinations add column search_key text not null generated always as (paper_fold(title)) stored;
