-- Visitors' chats end after a time: the jobs find the oldest of them.
create index chat_of_visitors on support.chat (last_at) where guest_hash is not null;
