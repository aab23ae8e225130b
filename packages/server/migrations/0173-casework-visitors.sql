-- Cases of people without an account can be asked too: the module of the subject asks them.
alter table casework.queue add column has_visitors boolean not null default false;
