-- A label that the brand gives a player, beside the rank in its club.
alter table player.player add column member_label text not null default '';
