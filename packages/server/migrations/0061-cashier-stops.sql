-- A payout that is stopped before it is sent, as its player owes money by now, may end.
insert into cashier.step (kind, from_state, to_state) values
  ('payout', 'requested', 'failed'),
  ('withdrawal', 'approved', 'failed')
on conflict do nothing;

alter table cashier.payout
  drop constraint payout_sent,
  add constraint payout_sent check (
    case status when 'requested' then sent_at is null when 'failed' then true else sent_at is not null end
  );
