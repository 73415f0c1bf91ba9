-- Which state of the product's own content bank stands in the papers, so that a start knows it without building them.

create table bank_state (
  -- there is one bank
  one boolean primary key default true check (one),
  fingerprint text collate "C" not null,
  laid_at timestamptz not null
);
