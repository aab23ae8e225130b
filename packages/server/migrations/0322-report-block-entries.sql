-- The numbers of a block's entries of a reason that has few of them: a page of a type reads these,
-- not the whole block. Blocks that were made before have none, and are read whole.
alter table report.entry_block add column seqs integer[];
