-- Tickets that chats became, for the list of the chat desk.
create index ticket_from_chat on support.ticket (brand, opened_at) where from_chat is not null;
