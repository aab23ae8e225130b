-- One field of an entry: its length, then its bytes; null has no length.
create or replace function audit.field(p_text text) returns bytea
language sql immutable parallel safe
as $$
  select case when p_text is null then '\xffffffff'::bytea
    else int4send(octet_length(convert_to(p_text, 'UTF8'))) || convert_to(p_text, 'UTF8') end
$$;

-- The bytes whose SHA-256 is the digest of an entry. TypeScript has the same for the verification.
create or replace function audit.bytes_of(p_entry audit.entry) returns bytea
language sql stable parallel safe
as $$
  select convert_to('parlour.audit.1', 'UTF8')
    || audit.field(p_entry.id::text)
    || audit.field(to_char(p_entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
    || audit.field(p_entry.brand)
    || audit.field(p_entry.operator_id::text)
    || audit.field(p_entry.sign_in_id::text)
    || audit.field(p_entry.role)
    || audit.field(p_entry.act)
    || audit.field(p_entry.object_kind)
    || audit.field(p_entry.object_id)
    || audit.field(p_entry.case_id::text)
    || audit.field(p_entry.before)
    || audit.field(p_entry.after)
    || audit.field(p_entry.reason)
    || audit.field(p_entry.second_of::text)
    || audit.field(host(p_entry.address))
    || audit.field(p_entry.request_id)
$$;
