-- What a case is about, as its subject begins: `receipt` of receipt:<id>. A verdict that names
-- subjects is offered for those alone; null: for all others.
alter table casework.verdict add column about text[];

-- A payout that was stopped is another subject than one that stays unknown.
update casework.case_file
set subject_id = 'stop:' || split_part(subject_id, ':', 2)
where kind = 'withdrawal' and subject_id like 'payout:%' and reasons && '{debt,play_money}';
