-- Links of the sidebar that lead out of it (A-070, A-072): what each is called, where it leads, and which roles see it.
create table menu_links (
  id integer generated always as identity primary key,
  label text not null check (label <> '' and char_length(label) <= 60),
  -- leads each role to its user guide (C-219, C-220), whose addresses are settings; it has none of its own
  guide boolean not null default false,
  -- a path of the product or an address of http or https
  address text not null default '' check (
    char_length(address) <= 500 and (address = '' or address ~ '^/([^/\\]|$)' or address ~* '^https?://[^\s]+$')
  ),
  position smallint not null check (position >= 0),
  changed_at timestamptz not null,
  check (guide = (address = ''))
);

create table menu_link_roles (
  link_id integer not null references menu_links (id) on delete cascade,
  role_id smallint not null references roles (id),
  primary key (link_id, role_id)
);

-- the user guide of each role, until an administrator writes something else
with guide as (
  insert into menu_links (label, guide, position, changed_at) values ('Hướng dẫn sử dụng', true, 1, now()) returning id
)
insert into menu_link_roles (link_id, role_id) select guide.id, roles.id from guide, roles;
