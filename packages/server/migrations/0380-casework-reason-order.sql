-- Operators put the reasons of decisions in an order.
alter table casework.reason add column position integer not null default 100;

-- Whether a reason was ever given.
create index decision_with_reason on casework.decision (reason_code) where reason_code is not null;
