-- What was handed in for an exam is listed by it (C-373), and whoever was given an exam reads its key (C-618).
create index assignments_exam on assignments (exam_id) where exam_id is not null;
