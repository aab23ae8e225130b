-- Under which address a picture is public; that of a logo has its size, so that a page can place it
-- before it has come.
create or replace view content.picture_view as
select id, brand, uploaded_at,
  '/pictures/' || id || case kind when 'png' then '-' || width || 'x' || height else '' end
    || '.' || kind as address
from content.picture;
