-- From where people may work: networks of a person, of whoever holds a role, or works for a brand.
-- Without one from anywhere.
create table operator.access (
  subject text primary key check (subject ~ '^(person|role|brand):'),
  networks cidr[] not null default '{}' check (cardinality(networks) <= 50)
);

-- From where the person called last.
alter table operator.sign_in add column last_address inet;

alter table operator.sign_in drop constraint sign_in_reason_check;
alter table operator.sign_in add constraint sign_in_reason_check
  check (reason in ('sign_out', 'elsewhere', 'expired', 'ended', 'network'));
