-- What each host name stands for (A-022, C-016, C-037): its set of routes, whether it is the higher-education portal, and
-- the partner that its landing page names in place of the one of all hosts. A host that is not here has every route.
create table hosts (
  id integer generated always as identity primary key,
  -- as browsers send it: lower case, letters beyond a to z in the form of the DNS (xn--)
  host text collate "C" not null unique check (host <> '' and host = lower(host) and char_length(host) <= 253),
  profile text not null check (profile in ('main', 'partner', 'heid', 'preview', 'local')),
  higher_education boolean not null default false,
  partner_name text not null default '' check (char_length(partner_name) <= 40),
  partner_url text not null default '' check (char_length(partner_url) <= 300),
  changed_at timestamptz not null,
  check ((partner_name = '') = (partner_url = ''))
);

-- One row once somebody has spoken for the table: a start that took over the setting HOSTS, or an administrator. From then on
-- the setting is not read.
create table hosts_state (
  -- there is one table
  one boolean primary key default true check (one),
  settled_at timestamptz not null
);
