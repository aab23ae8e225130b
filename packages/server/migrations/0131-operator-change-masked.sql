-- The address of an invitation that is decided is kept masked; one that waits is masked when it is decided.
update operator.change
set patch = jsonb_set(patch, '{email}',
  to_jsonb(regexp_replace(patch ->> 'email', '^(.{0,2}).*@', '\1***@')))
where kind = 'invitation' and state <> 'proposed' and patch ->> 'email' like '%@%';
