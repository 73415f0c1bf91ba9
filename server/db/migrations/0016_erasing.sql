-- Erasing a pupil on a lawful request (D67): the one path on which rows go that are otherwise only ever added
-- (docs/decisions/0025-erasing.md).

-- Who was erased, as ids alone: a restore of an older backup erases them again.
create table erased_people (
  person_id uuid primary key,
  erased_at timestamptz not null
);

-- What stands for somebody who was erased has no name to sign in with.
alter table users
  drop constraint users_check,
  add constraint users_check check (status = 'DELETED' or email is not null or user_name is not null);

-- Whether the statement under way is one of erase_pupil's own. The last line of the calls names the outermost one, and only
-- that. Data that is being copied, values and texts of statements stand there in quotes or behind a colon, or not at all.
create function is_erasing() returns boolean language plpgsql as $$
declare
  calls text;
begin
  get diagnostics calls = pg_context;
  return calls ~ '\n[^\n"'':]* (public\.)?erase_pupil\(uuid,text,timestamp with time zone\)[^\n"'':]*$';
end $$;

create or replace function forbid_change() returns trigger language plpgsql as $$
begin
  if not is_erasing() then
    raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;

create function forbid_by_hand() returns trigger language plpgsql as $$
begin
  if not is_erasing() then
    raise exception 'rows of % are written by erase_pupil alone', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger erased_people_by_hand before insert on erased_people for each row execute function forbid_by_hand();
create trigger erased_people_append_only before update or delete on erased_people
  for each row execute function forbid_change();

-- What a pupil's finished work leaves for statistics: rows of numbers under `stand_in`, with ids of their own and days for
-- moments. No answer, no remark, no hash of either.
create function keep_counts(person uuid, stand_in uuid) returns void language plpgsql as $$
declare
  done sittings;
  kept uuid;
begin
  for done in select * from sittings where user_id = person and state in ('finished', 'closed') loop
    kept := gen_random_uuid();
    insert into sittings (id, kind, user_id, assignment_id, worksheet_id, paper_id, pinned_revision, attempt, state,
        started_at, finished_at, receipt)
      values (kept, done.kind, stand_in, done.assignment_id, done.worksheet_id, done.paper_id, done.pinned_revision,
        done.attempt, done.state, date_trunc('day', done.started_at, 'Asia/Ho_Chi_Minh'),
        date_trunc('day', done.finished_at, 'Asia/Ho_Chi_Minh'), done.receipt - 'hash' - 'rescored');
    insert into assignments_answers (id, assignment_id, student_id, sitting_id, attempt, type, json_data, score, auto_score,
        star, late, submitted_at, superseded_at, total_question, total_answer, passed_question)
      select gen_random_uuid(), assignment_id, stand_in, kept, attempt, type, '{}', score, auto_score, star, late,
        date_trunc('day', submitted_at, 'Asia/Ho_Chi_Minh'), date_trunc('day', superseded_at, 'Asia/Ho_Chi_Minh'),
        total_question, total_answer, passed_question
      from assignments_answers where sitting_id = done.id;
  end loop;
end $$;

-- Erases a pupil: all rows of the person go; numbers stay under a person who is nobody. Whoever is no pupil, or has made
-- what the work of others rests on, is not erased: the statement fails as a whole.
--   called   what stands where a name must be
-- Gives the folders of the person's files, to be removed once this is committed. For an id that nobody has here it only
-- remembers the id. To be called by itself, never from within another function (is_erasing).
create function erase_pupil(person uuid, called text, moment timestamptz) returns setof text
language plpgsql set search_path = public, pg_temp as $$
declare
  child users;
  stand_in uuid := gen_random_uuid();
  told uuid[];
begin
  insert into erased_people (person_id, erased_at) values (person, moment) on conflict do nothing;
  select * into child from users where id = person for update;
  if not found then
    return;
  end if;
  if not exists (select from user_roles where user_id = person and role_id = 1)
      or exists (select from user_roles where user_id = person and role_id <> 1) then
    raise exception 'only pupils are erased' using errcode = 'restrict_violation';
  end if;

  return query select storage_key from recordings
    where sitting_id in (select id from sittings where user_id = person);
  return query select storage_key from attachments where created_by = person and storage_key is not null;
  -- /api/v1.0/avatars/{key} lies in avatars/{two letters of it}/{key}
  return query select format('avatars/%s/%s', left(key, 2), key)
    from (select substring(child.avatar_url from '^/api/v1\.0/avatars/([0-9a-f]{64})$') as key) as own where key is not null;

  -- nobody: without a name, a way to sign in, or a moment that would tell whose place this is
  insert into users (id, user_code, full_name, last_name, first_name, search_key, password_hash, password_changed_at,
      queue_key, status, created_at, updated_at)
    values (stand_in, 'X' || stand_in, called, '', called, '', '', 'epoch', sha256(uuid_send(stand_in)), 'DELETED',
      'epoch', 'epoch');
  perform keep_counts(person, stand_in);
  insert into class_members (class_id, student_id, joined_at, left_at)
    select class_id, stand_in, date_trunc('day', joined_at, 'Asia/Ho_Chi_Minh'),
      date_trunc('day', coalesce(left_at, greatest(joined_at, moment)), 'Asia/Ho_Chi_Minh')
    from class_members where student_id = person;

  delete from score_changes where answer_id in (select id from assignments_answers where student_id = person);
  delete from assignments_answers where student_id = person;
  delete from sitting_events where sitting_id in (select id from sittings where user_id = person);
  delete from recordings where sitting_id in (select id from sittings where user_id = person);
  delete from sittings where user_id = person;

  -- of what was told: by the child, about the child, and to nobody else
  told := array(
    select id from notifications where sender_id = person or setting ->> 'studentId' = person::text
    union
    select notification_id from notification_recipients where user_id = person and not exists (
      select from notification_recipients as others
      where others.notification_id = notification_recipients.notification_id and others.user_id <> person));
  delete from notification_recipients where user_id = person or notification_id = any(told);
  delete from notifications where id = any(told);
  delete from mail_outbox where recipient = child.email or strpos(dedupe_key, person::text) > 0
    or strpos(data::text, person::text) > 0 or strpos(data::text, child.email) > 0;

  -- ids stay where something was done, and nothing beside them
  update audit_log set details = '{}' where details <> '{}' and (actor_id = person or subject = person::text or exists (
    select from unnest(array[person::text, child.email, child.user_name, child.phone]) as trace
    where strpos(details::text, trace) > 0));
  delete from login_attempts where account_hash in (
    select sha256(convert_to(key, 'UTF8')) from login_names where user_id = person);

  -- what the child put into folders; where others use it, this fails, and the person was no pupil
  delete from worksheet_pages where worksheet_id in (select id from attachments where created_by = person);
  delete from worksheet_revisions where worksheet_id in (select id from attachments where created_by = person);
  delete from worksheets where id in (select id from attachments where created_by = person);
  delete from attachment_pages where attachment_id in (select id from attachments where created_by = person);
  delete from attachments where created_by = person;
  delete from folders where created_by = person;
  update account_list_entries set added_by = null where added_by = person;
  update users set created_by = null where created_by = person;
  update users set verified_by = null where verified_by = person;
  -- with it go login names, roles, sessions, lists, beans, consents and memberships
  delete from users where id = person;

  insert into audit_log (at, action, subject) values (moment, 'pupil-erased', person::text);
end $$;
