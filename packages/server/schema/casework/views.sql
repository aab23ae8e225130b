-- What other modules read of cases; who has claimed one is the operators' own business.
create or replace view casework.case_view as
select id, number, brand, kind, subject_id, player_id, amount, currency, state, reasons, opened_at,
  due_at, late_at, closed_at, result
from casework.case_file;

-- The reasons of decisions; is_told: its player reads it.
create or replace view casework.reason_view as
select kind, code, is_told, texts from casework.reason;
