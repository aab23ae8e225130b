-- A person sees the browsers in which they are known, and forgets one. What is known of the browser is
-- that of its last sign-in.
alter table operator.known_device add column id bigint generated always as identity unique;
alter table operator.known_device add column sign_in_id bigint references operator.sign_in;

create index known_device_sign_in on operator.known_device (sign_in_id);
