-- A player confirms who they are before what a stolen session must not do.
alter table session.sign_in add column stepped_up_at timestamptz;

-- A token that another replaced is refused from then on: calls on their way still arrive before.
alter table session.token add column ends_at timestamptz;
