-- Names in the order of Vietnamese, with their numbers as numbers: 4A2 before 4A10, 'Tuần 2' before 'Tuần 10' (H168).

-- The same order as domain/src/names/order.ts: letters that look as another stand where that stands (alike-letters.ts
-- beside it). Names that differ in nothing else are equal in it, so each list goes on to what comes behind the name.
create collation vi_names (
  provider = icu,
  locale = 'vi',
  deterministic = false,
  rules = '[numericOrdering on] &đ = ð &Đ = Ð &đ = ɖ &Đ = Ɖ &i = ı &i = і &I = І &a = а &A = А &b = в &B = В &c = с
    &C = С &d = ԁ &D = Ԁ &e = е &E = Е &h = н &H = Н &h = һ &H = Һ &j = ј &J = Ј &k = к
    &K = К &m = м &M = М &o = о &O = О &p = р &P = Р &q = ԛ &Q = Ԛ &s = ѕ &S = Ѕ &t = т
    &T = Т &w = ԝ &W = Ԝ &x = х &X = Х &y = у &Y = У'
);

drop index users_given_name;
create index users_given_name on users
  ((coalesce(calling_name, first_name)) collate vi_names, last_name collate vi_names, id)
  where status <> 'DELETED';
drop index classes_name;
create index classes_name on classes (class_name collate vi_names, id) where archived_at is null;

-- The order that was typed goes before the name.
drop index folders_creator;
create index folders_creator on folders (created_by, sort_order, name collate vi_names);
