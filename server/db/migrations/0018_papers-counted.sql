-- How many papers somebody sees is counted in the index of their list: whose they are and who sees them stands in it, so
-- that the rows themselves, with titles and search keys, are not read.

drop index papers_list;
create index papers_list on papers (kind, class_level, code) include (exam_id, created_by, visibility);
