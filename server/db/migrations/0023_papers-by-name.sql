-- A paper is found by every name that the pages give it: 'Olympic lớp 4, đề 12', 'Đề 12 · Ôn tập', 'Unit 1 – Test 1'.

-- The same fold as server/src/services/papers/paper-fold.ts: dashes, commas and middle dots are what stands between two words.
create function paper_fold(stored text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(search_fold(stored), '[-\u2010-\u2015\u2212,\u00b7 ]+', ' ', 'g'))
$$;

-- First what the pages call it; on lines of their own code and title, where a number alone is looked for.
alter table papers alter column search_key set expression as (
  coalesce(paper_fold('Olympic lớp ' || class_level::text || ', đề ' || code || ' ' || title), '')
  || chr(10) || coalesce(paper_fold(code) || chr(10), '') || paper_fold(title)
);
