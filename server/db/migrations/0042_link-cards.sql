-- Cards that lead to a place of the product's own or of another site (B-065 to B-068), by the page on which they stand.
create table link_cards (
  id integer generated always as identity primary key,
  place text not null check (place in ('education-game', 'study-with-teacher', 'slides')),
  title text not null check (title <> '' and char_length(title) <= 80),
  text text not null default '' check (char_length(text) <= 300),
  -- of the product's own drawings, by name
  picture text not null check (picture in ('blossom', 'gate', 'notebook', 'pencil', 'sprig', 'tree', 'yard')),
  -- a path of the product or an address of http or https; an empty one shows as coming soon
  address text not null default '' check (
    char_length(address) <= 500 and (address = '' or address ~ '^/([^/\\]|$)' or address ~* '^https?://[^\s]+$')
  ),
  position smallint not null check (position >= 0),
  changed_at timestamptz not null
);
create index link_cards_of_place on link_cards (place, position, id);

-- own places, until an administrator writes others (D58)
insert into link_cards (place, title, text, picture, address, position, changed_at) values
  ('education-game', 'Tìm từ trong bảng chữ', 'Tìm các từ tiếng Anh ẩn trong bảng chữ cái.', 'tree', '/olympicsgk/type43', 1, now()),
  ('education-game', 'Nối hình với từ', 'Nối mỗi hình với từ tiếng Anh của nó.', 'notebook', '/olympicsgk/type42', 2, now()),
  ('study-with-teacher', 'Thi thử Olympic Tiếng Anh', 'Làm một đề thi thử, xem điểm ngay khi nộp bài.', 'yard', '/olympicsgk/mock-contest', 1, now()),
  ('study-with-teacher', 'Bài tập mẫu', 'Làm thử từng dạng bài, mỗi dạng vài câu.', 'notebook', '/olympicsgk/dashboard', 2, now()),
  ('slides', 'Bài tập mẫu theo dạng', 'Mở trên màn hình lớn để cả lớp cùng làm.', 'yard', '/olympicsgk/dashboard', 1, now()),
  ('slides', 'Đề thi mẫu', 'Đề theo từng lớp và từng bài, xem trước khi giao.', 'notebook', '/lms/sampleTests', 2, now());
