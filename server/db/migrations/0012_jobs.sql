-- What background work asks of the tables. The queue of the jobs stands in a schema of its own, which its library makes.

-- mails that are given up: refused for good, tried too often, or taken by a server that did not say so
alter table mail_outbox add column failed_at timestamptz;
drop index mail_outbox_waiting;
create index mail_outbox_waiting on mail_outbox (send_after) where sent_at is null and failed_at is null;

-- whether a stored picture is still somebody's
create index users_avatar on users (avatar_url) where avatar_url is not null;
