-- Rows that are easily lost or bent on their way through text.
insert into samples (id, whole, tenth, real_one, words, raw, document, verbatim, moment, day, span, names, grid, yes, turn, grade, during) values
  ('019a0000-0000-7000-8000-000000000001', 9223372036854775807, 123456789012345678901234567890.123456789, 0.1,
   E'tab\there\nnew line\r\nbackslash \\ \\N \\. end', '\x00ff0a095c4e', '{"a": "\u1ec7 \u00e9 \\ud83d", "deep": [1, {"b": null}], "n": 1e400}',
   '{"same": 1,  "same": 2}', '2026-02-28 23:59:59.999999+07', '2024-02-29', '1 year 2 months -3 days 04:05:06.789',
   array['một', null, 'NULL', '', '{,}', E'"\\\n'], '{{1,2},{3,null}}', true, 'afternoon', 9.75, '[2026-01-01 00:00+07,)'),
  ('019a0000-0000-7000-8000-000000000002', -9223372036854775808, 'NaN', '-Infinity', '\N', '', '{}', '[]',
   'infinity', '-infinity', '0', '{}', '{}', false, 'morning', 0, 'empty'),
  ('019a0000-0000-7000-8000-000000000003', null, null, 'NaN', null, null, 'null', 'null', null, null, null, null, null, null, null, null, null),
  ('019a0000-0000-7000-8000-000000000004', 0, 0.10, 1e-300, '', '\x', '"\u0061"', '1.0', '0001-01-01 00:00:00+00 BC', '4713-01-01 BC', null,
   array[''], null, null, null, 10, '(,)'),
  ('019a0000-0000-7000-8000-000000000005', 1, 1e100, 5e-324, normalize('Nguyễn Thị Phượng đọc ưở', NFC), decode(repeat('5c4e0a', 100000), 'hex'),
   '{"ghi chú": "Ế\n\t"}', '{"x":"\u0000 stays text"}', '1975-04-30 11:30:00+07', '1900-01-01', null, null, null, null, null, null, null),
  ('019a0000-0000-7000-8000-000000000006', 2, -0.00, '-0', normalize('Nguyễn Thị Phượng đọc ưở', NFD), null, '[]', '""', null, null, null, null,
   null, null, null, null, null),
  ('019a0000-0000-7000-8000-000000000007', 3, 7, 7, '\.', null, '[]', '""', null, null, null, null, null, null, null, null, null),
  ('019a0000-0000-7000-8000-000000000008', 4, 8, 8, repeat(E'dòng dài \\ \t', 200000), null, '[]', '""', null, null, null, null, null, null, null, null, null);

insert into "Học sinh" ("tên ""gọi""") select 'Bé ' || n from generate_series(1, 500) n;
delete from "Học sinh" where "số thứ tự" in (1, 500);
insert into tickets (note) values ('one'), ('two');
select setval('never_filled_id_seq', 41, false);
insert into loose values ('twice', '{"a":1}'), ('twice', '{"a":1}'), (null, null), ('', '{ }');

alter table teams alter constraint teams_captain deferrable initially deferred;
begin;
insert into teams values ('đỏ', 1), ('xanh', 3);
insert into players values (1, 'đỏ', null), (2, 'đỏ', 1), (3, 'xanh', 2);
commit;
alter table teams alter constraint teams_captain deferrable initially immediate;

insert into results select 2015 + n % 10, n, n * n from generate_series(1, 50) n;
delete from ranks where id = 2;
insert into ranks values (3, 'third, added by hand');
insert into journal (said) values ('xin chào'), ('xin chào'), ('tạm biệt');

-- a server that writes values in its own way
do $$
declare setting text;
begin
  foreach setting in array array['DateStyle = ''SQL, DMY''', 'IntervalStyle = sql_standard', 'TimeZone = ''America/New_York''',
    'extra_float_digits = 0', 'bytea_output = escape'] loop
    execute format('alter database %I set %s', current_database(), setting);
  end loop;
end $$;
