-- The draws of lotteries: what is sold, until when, and what was drawn.
create schema lottery;

create table lottery.draw (
  id bigint generated always as identity primary key,
  -- The code of the game in the catalogue.
  game text not null,
  -- Its number in the trade: MB20261121, 20261121-0735.
  issue text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- The numbers in the order of the board, as texts: they may begin with zeros.
  board text[],
  drawn_at timestamptz,
  constraint draw_issue unique (game, issue),
  constraint draw_in_order check (opens_at < closes_at and closes_at <= draws_at),
  constraint drawn_with_board check ((board is null) = (drawn_at is null)),
  constraint drawn_after_close check (drawn_at >= closes_at)
);

create index draw_latest on lottery.draw (game, drawn_at desc) where drawn_at is not null;
create index draw_next on lottery.draw (game, closes_at) where drawn_at is null;
