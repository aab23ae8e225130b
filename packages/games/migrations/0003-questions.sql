-- The platform's signed questions that were answered: each is answered once. A number is kept for longer than the
-- time that stands in the question lets its signature be good.
create table games.question (
  id uuid primary key,
  asked_at timestamptz not null
);
create index question_age on games.question (asked_at);
