-- Labels and ranks of players are set by promotions and by the shift's lead.
update operator.role
set rights = rights || array['player.w']
where id in ('promo', 'lead') and not rights @> array['player.w'];
