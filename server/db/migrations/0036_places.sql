-- Where people and schools are: provinces and cities with the wards, communes and special zones that are their second level
-- since 1 July 2025 (A-256), each with the days between which it is in force. Ids are the official codes as numbers. Units
-- end and never go, since people and schools name them.
--
-- What stands in users.city_id and users.department_id refers to nothing: profiles took any number so far, and units are laid
-- out after the migrations. Whoever writes them asks services/places first.

create table cities (
  id integer primary key check (id between 1 and 99),
  code text not null unique generated always as (lpad(id::text, 2, '0')) stored,
  -- 'Hà Nội', and whole 'Thành phố Hà Nội'
  name text not null,
  full_name text not null,
  valid_from date not null,
  -- the first day on which it is no more
  valid_to date check (valid_to >= valid_from),
  -- by an administrator; null: it is as the product brings it, and a newer list changes it
  edited_at timestamptz
);

create table districts (
  id integer primary key check (id between 1 and 99999),
  code text not null unique generated always as (lpad(id::text, 5, '0')) stored,
  city_id integer not null references cities (id),
  -- whole: 'Phường Ba Đình'
  name text not null,
  -- code and name, as people are found: without marks
  search_key text not null generated always as (lpad(id::text, 5, '0') || chr(10) || search_fold(name)) stored,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  edited_at timestamptz
);
create index districts_of_city on districts (city_id, name collate vi_names, id);
create index districts_search on districts using gin (search_key gin_trgm_ops);

-- Which list of units of the product's own stands here, so that a start knows it without comparing.
create table units_state (
  -- there is one list
  one boolean primary key default true check (one),
  fingerprint text collate "C" not null,
  laid_at timestamptz not null
);

alter table schools
  add column district_id integer references districts (id),
  add column search_key text not null generated always as (search_fold(name)) stored,
  -- nobody chooses it any more; its people and classes stay
  add column closed_at timestamptz;
create index schools_of_district on schools (district_id, name collate vi_names, id);
create index schools_by_name on schools (name collate vi_names, id);
create index schools_search on schools using gin (search_key gin_trgm_ops);
