-- Stakes of bingo count as those of lotteries do: whole, when the round is closed.
-- Nothing of this category was counted before, so that the rule may be as old as the others.
alter table activity.rule disable trigger user;
insert into activity.rule (brand, category, from_day, measure, counts)
values ('*', 'BINGO', date '-infinity', 'full', 'closed');
alter table activity.rule enable trigger user;
