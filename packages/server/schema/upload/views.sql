-- What is known of an image without opening it.
create or replace view upload.image_view as
select id, player_id, brand, purpose, width, height, created_at
from upload.image;
