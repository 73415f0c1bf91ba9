-- Letters that fonts draw as others are found as these (H167): eth and the African d as d, the dotless i, Cyrillic letters.

-- The same fold as domain/src/names/search-fold.ts, whose letters stand in alike-letters.ts beside it: that of before, in
-- which each such letter is the one that it looks as. search-fold.test.ts beside the tables compares the two.
alter function search_fold(text) rename to bare_fold;
create function search_fold(stored text) returns text
language sql immutable strict parallel safe
as $$
  select translate(bare_fold(stored),
    U&'\00f0\0256\0131\0456\0430\0432\0441\0501\0435\043d\04bb\0458\043a\043c\043e\0440\051b\0455\0442\051d\0445\0443', 'ddiiabcdehhjkmopqstwxy')
$$;

-- What is stored already: the keys of people, which the product writes, and those of papers, which the database does.
update users set search_key = search_fold(search_key) where search_key <> search_fold(search_key);
alter table papers alter column search_key set expression as (
  coalesce(paper_fold('Olympic lớp ' || class_level::text || ', đề ' || code || ' ' || title), '')
  || chr(10) || coalesce(paper_fold(code) || chr(10), '') || paper_fold(title)
);
