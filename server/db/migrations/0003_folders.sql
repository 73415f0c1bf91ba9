-- Folders of worksheets and other files (B-521).

create table folders (
  id uuid primary key,
  parent_id uuid references folders (id),
  name text not null,
  color text,
  sort_order integer not null check (sort_order >= 0),
  created_by uuid not null references users (id),
  created_at timestamptz not null
);
create index folders_creator on folders (created_by, name collate "vi-x-icu", sort_order);
create index folders_parent on folders (parent_id);
