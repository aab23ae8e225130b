-- Sums of players' entries, kept so that the totals of a period are not added up entry by entry.
create schema report;

-- What 256 entries of an account, one after the other, come to: the block 0 has the entries 1 to
-- 256. An entry never changes and its number has no gap, so a block is made once, when it is full.
create table report.entry_block (
  account_id bigint not null,
  block integer not null check (block >= 0),
  reason text not null,
  entries bigint not null check (entries between 1 and 256),
  money_in numeric not null check (money_in >= 0),
  money_out numeric not null check (money_out >= 0),
  constraint block_once primary key (account_id, block, reason)
);
