-- What is only ever added is not emptied either: TRUNCATE asks no trigger of rows. It also stops a TRUNCATE ... CASCADE of
-- a table that these point to.

create trigger audit_log_never_emptied before truncate on audit_log for each statement execute function forbid_change();
create trigger erased_people_never_emptied before truncate on erased_people
  for each statement execute function forbid_change();
create trigger paper_items_never_emptied before truncate on paper_items for each statement execute function forbid_change();
create trigger paper_revisions_never_emptied before truncate on paper_revisions
  for each statement execute function forbid_change();
create trigger question_versions_never_emptied before truncate on question_versions
  for each statement execute function forbid_change();
create trigger recordings_never_emptied before truncate on recordings for each statement execute function forbid_change();
create trigger score_changes_never_emptied before truncate on score_changes
  for each statement execute function forbid_change();
create trigger sitting_events_never_emptied before truncate on sitting_events
  for each statement execute function forbid_change();
create trigger worksheet_pages_never_emptied before truncate on worksheet_pages
  for each statement execute function forbid_change();
create trigger worksheet_revisions_never_emptied before truncate on worksheet_revisions
  for each statement execute function forbid_change();
