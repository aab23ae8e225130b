-- Up to when the entries of an account up to a block were written: with it the place of a moment is one look-up. The
-- blocks follow from the entries, and the job that makes them makes them again.
truncate report.entry_block;
alter table report.entry_block add column upto timestamptz not null;
create index block_upto on report.entry_block (account_id, upto, block);
