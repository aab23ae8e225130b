-- Pictures that are sent to support, in a chat too.
alter table upload.image
  drop constraint image_purpose,
  add constraint image_purpose check (purpose in ('identity', 'receipt', 'support'));
