-- How a wait in a chat ended: by an operator's answer, or too late without any. Nothing here names the
-- person, so it stays when a visitor's chat is deleted.
create table support.chat_answer (
  id bigint generated always as identity primary key,
  brand text not null,
  asked_at timestamptz not null,
  -- By when the person was promised an answer.
  due_at timestamptz not null,
  ended_at timestamptz not null default lib.now(),
  is_answered boolean not null
);

create index chat_answer_ended on support.chat_answer (brand, ended_at);
