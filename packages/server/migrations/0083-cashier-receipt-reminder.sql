-- So long before a payment counts as received its player is reminded; never in the first half of the
-- time for the answer.
alter table cashier.method
  add column reminder_minutes integer not null default 120,
  add constraint method_reminder check (reminder_minutes between 1 and 43200);
