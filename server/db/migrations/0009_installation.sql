-- What belongs to an installation as a whole.

-- Which state of the product's own content bank stands in the papers, so that a start knows it without building them.
create table bank_state (
  -- there is one bank
  one boolean primary key default true check (one),
  fingerprint text collate "C" not null,
  laid_at timestamptz not null
);

-- Secrets that every server over this database shares, each made at its first use.
create table installation_keys (
  name text collate "C" primary key,
  key bytea not null check (octet_length(key) = 32)
);
