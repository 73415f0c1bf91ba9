-- Worksheets as a table of their own. A worksheet stands among the files as the file that was drawn on, and keeps that
-- entry's id, name, tags, visibility and owner; here is what no other file has: its revisions and the pages that they show.

create table worksheets (
  -- of its entry among the files
  id uuid primary key references attachments (id),
  -- the newest of its revisions
  revision integer not null check (revision > 0)
);
insert into worksheets (id, revision) select id, revision from attachments where revision is not null;
alter table attachments drop column revision;

alter table attachment_revisions rename to worksheet_revisions;
alter table worksheet_revisions rename column attachment_id to worksheet_id;
alter table worksheet_revisions rename constraint attachment_revisions_pkey to worksheet_revisions_pkey;
alter table worksheet_revisions rename constraint attachment_revisions_saved_by_fkey to worksheet_revisions_saved_by_fkey;
alter table worksheet_revisions rename constraint attachment_revisions_revision_check to worksheet_revisions_revision_check;
alter table worksheet_revisions
  drop constraint attachment_revisions_attachment_id_fkey,
  add foreign key (worksheet_id) references worksheets (id);
alter trigger attachment_revisions_append_only on worksheet_revisions rename to worksheet_revisions_append_only;
-- the newest revision is there when a transaction ends: it is added after the worksheet that it belongs to
alter table worksheets
  add foreign key (id, revision) references worksheet_revisions (worksheet_id, revision) deferrable initially deferred;

alter table worksheet_pages
  drop constraint worksheet_pages_worksheet_id_fkey,
  add foreign key (worksheet_id) references worksheets (id);

alter table assignments rename column attachment_id to worksheet_id;
alter table assignments
  drop constraint assignments_attachment_id_fkey,
  add foreign key (worksheet_id) references worksheets (id);
alter index assignments_attachment rename to assignments_worksheet;

alter table sittings rename column attachment_id to worksheet_id;
alter table sittings
  drop constraint sittings_attachment_id_fkey,
  add foreign key (worksheet_id) references worksheets (id);
alter table sittings
  rename constraint sittings_attachment_id_pinned_revision_fkey to sittings_worksheet_id_pinned_revision_fkey;
alter index sittings_attachment rename to sittings_worksheet;
