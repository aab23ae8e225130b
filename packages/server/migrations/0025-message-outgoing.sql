-- E-mail and SMS on their way to a person. To whom and what they say is stored only encrypted, and
-- only until they are sent.
create schema message;

create table message.outgoing (
  id bigint generated always as identity primary key,
  -- The request, so that one that is handled twice is one message.
  request text not null constraint message_once unique,
  channel text not null check (channel in ('mail', 'sms')),
  brand text not null,
  language text not null,
  template text not null,
  player_id bigint references player.player,
  sealed bytea,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  created_at timestamptz not null default lib.now(),
  -- While it is being sent: when the process that claimed it counts as dead.
  due_at timestamptz not null default lib.now(),
  -- The code of the last failure; never the text of an answer.
  reason text,
  constraint has_text_until_sent check (sealed is not null or state not in ('queued', 'sending'))
);

create index outgoing_due on message.outgoing (due_at) where state in ('queued', 'sending');
create index outgoing_created on message.outgoing (created_at);
