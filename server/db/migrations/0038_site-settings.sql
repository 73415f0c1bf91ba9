-- What visitors are told of whoever runs the installation (C-037, C-050, C-058): one row at the most, none before
-- somebody has written it. An empty text is not shown.
create table site_settings (
  id smallint primary key default 1 check (id = 1),
  address text not null default '' check (char_length(address) <= 200),
  phone text not null default '' check (char_length(phone) <= 40),
  partner_name text not null default '' check (char_length(partner_name) <= 40),
  partner_url text not null default '' check (char_length(partner_url) <= 300),
  provider_home text not null default '' check (char_length(provider_home) <= 300),
  changed_at timestamptz not null,
  check ((partner_name = '') = (partner_url = ''))
);
