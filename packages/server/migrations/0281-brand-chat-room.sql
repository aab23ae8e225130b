-- Every brand has the flag of the chat room, off until the brand wants it.
insert into brand.flag (brand, flag, parent, position, enabled)
select brand, 'CHATROOM', 'CENTRES', 4, false from brand.flag where flag = 'CENTRES'
on conflict do nothing;
