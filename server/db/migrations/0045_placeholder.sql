-- Nothing yet.
select 1;
