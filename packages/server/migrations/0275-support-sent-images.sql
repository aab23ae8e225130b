-- The pictures that a ticket was sent with, so that what repeats its key is known to be the same.
-- Null: a ticket of before, of which that is not known.
alter table support.ticket add column sent_images uuid[];
