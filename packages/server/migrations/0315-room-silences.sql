-- The newest who may not write in a room are listed first, and the older ones after them.
create index silence_newest on room.silence (brand, id) where lifted_at is null;
