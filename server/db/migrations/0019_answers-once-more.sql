-- An answer that was given last but stands below one of another device is put into the log once more, above it. Such a
-- line says which number the answer had on its device, by which that device's own later answers are told from it.

alter table sitting_events add column repeats integer check (repeats >= 0);
