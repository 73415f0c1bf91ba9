-- What a newer version of the product makes of it: a new table filled from old rows, a new column, a changed value.

create table houses (name text primary key, opened timestamptz not null);
insert into houses select code, '2026-09-05 07:00:00+07' from teams;
alter table players add column house text references houses (name);
update players set house = team;
alter table journal add column weight integer not null default 1;
alter type shift add value 'evening';

update pairs set place = 2 where id = 1;
update pairs set place = 1 where id = 2;

-- Runs when the transaction commits, and waits there where a test holds the advisory lock.
create function pass_at_commit() returns trigger language plpgsql as $$
begin
  perform may_pass(4102);
  return null;
end $$;
create constraint trigger houses_gate after insert on houses deferrable initially deferred
  for each row execute function pass_at_commit();
insert into houses values ('gate', '2026-09-05 07:00:00+07');
