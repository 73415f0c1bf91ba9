-- Pages of worksheets (wire.md 7, D31): which pictures are made, which are still to be made, which worksheet uses which.

-- null for a file that has no pages
alter table attachments add column page_count smallint check (page_count between 1 and 200);
create index attachments_name on attachments (entity_name, entity_id, file_name) where deleted_at is null;

-- What is still to be made stands in these rows, and nowhere else: a stop at any moment forgets nothing.
create table attachment_pages (
  attachment_id uuid not null references attachments (id),
  page smallint not null check (page > 0),
  -- in page units, of which a page is 1140 wide; known once a picture is made
  height integer check (height > 0),
  small_at timestamptz,
  -- somebody chose this page for a worksheet
  sharp_wanted_at timestamptz,
  sharp_at timestamptz,
  failed_at timestamptz,
  tries smallint not null default 0,
  -- not tried before this moment: the end of a lease while it is being made, a pause after a fault
  next_at timestamptz not null,
  primary key (attachment_id, page)
);
create index attachment_pages_to_make on attachment_pages (next_at)
  where failed_at is null and (small_at is null or (sharp_wanted_at is not null and sharp_at is null));

-- The pages that some revision of a worksheet shows: what its pupils may see of a file, whose other pages may be the key.
create table worksheet_pages (
  worksheet_id uuid not null references attachments (id),
  attachment_id uuid not null references attachments (id),
  page smallint not null check (page > 0),
  primary key (attachment_id, page, worksheet_id)
);
create index worksheet_pages_newest on worksheet_pages (worksheet_id, attachment_id desc, page);
create trigger worksheet_pages_append_only before update or delete on worksheet_pages
  for each row execute function forbid_change();

create index assignments_attachment on assignments (attachment_id) where attachment_id is not null;
create index sittings_attachment on sittings (attachment_id, user_id) where attachment_id is not null;
