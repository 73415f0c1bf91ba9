-- Which kinds of notification a person does not want, and by which way: a row says no, and none says yes.

create table notice_refusals (
  user_id uuid not null references users (id) on delete cascade,
  -- of the kind (notifications.type)
  type text not null,
  way text not null check (way in ('bell', 'mail')),
  primary key (user_id, type, way)
);
