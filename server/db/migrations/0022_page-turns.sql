-- Drawing pages in turn (docs/decisions/0010-page-jobs.md): whose page comes next, and when a file has had enough.

alter table attachments
  -- when a page of this file was last taken to be drawn: whose files were drawn longest ago comes next
  add column drawn_at timestamptz,
  -- time that drawing its pages has taken in all, milliseconds
  add column drawing_ms integer not null default 0 check (drawing_ms >= 0),
  -- its pages that were too hard to draw
  add column hard_pages smallint not null default 0 check (hard_pages >= 0);
create index attachments_drawn on attachments (created_by, drawn_at) where drawn_at is not null;
