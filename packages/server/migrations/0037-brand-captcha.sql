-- The picture code of a registration is checked now, so a brand may ask for it.
alter table brand.registration_field
  drop constraint field_supported;
