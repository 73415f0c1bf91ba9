-- What stood in the way of a mail the last time, by its kind; the reason itself is last_error.
alter table mail_outbox add column fault text
  check (fault in ('unreachable', 'later', 'refused', 'in-doubt', 'unwritten', 'late'));

-- the list of the administrator, newest first
create index mail_outbox_newest on mail_outbox (created_at desc, id desc);
