-- A change that is applied at its time, and the processes that use an applied one.
alter table operator.change
  add column scheduled_at timestamptz,
  -- Why a scheduled one was not applied, for its author.
  add column failure text;

alter table operator.change drop constraint change_state_check;
alter table operator.change add constraint change_state_check
  check (state in ('proposed', 'scheduled', 'applied', 'rejected', 'withdrawn', 'failed'));
alter table operator.change drop constraint second_is_there;
alter table operator.change add constraint second_is_there
  check (state not in ('applied', 'scheduled') or not needs_second or second is not null or alone);
alter table operator.change add constraint scheduled_has_time
  check (state <> 'scheduled' or scheduled_at is not null);
alter table operator.change add constraint failed_says_why
  check (state <> 'failed' or failure is not null) not valid;

drop index operator.change_open;
create unique index change_open on operator.change (kind, object)
  where state in ('proposed', 'scheduled');
create index change_scheduled on operator.change (scheduled_at) where state = 'scheduled';
create index change_applied on operator.change (decided_at) where state = 'applied';

create table operator.acknowledgement (
  change_id bigint not null references operator.change,
  process_id uuid not null,
  at timestamptz not null default lib.now(),
  primary key (change_id, process_id)
);
