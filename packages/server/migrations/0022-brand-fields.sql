-- What another module checks could not be switched on before it existed; the picture code still
-- cannot.
alter table brand.registration_field
  drop constraint field_supported,
  add constraint field_supported check (not enabled or field <> 'captcha');
