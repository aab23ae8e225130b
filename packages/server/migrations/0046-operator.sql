-- The site's employees: who they are, what they may do and where, and how they show who they are.
create schema operator;

create table operator.operator (
  id bigint generated always as identity primary key,
  -- The name by which a person signs in, and its folded form.
  name text not null,
  name_key text not null unique,
  -- A keyed digest of the e-mail address, and the address encrypted; the first people have none.
  email_key bytea unique,
  email_encrypted bytea,
  language text not null default 'VI' check (language in ('VI', 'EN')),
  -- argon2id in PHC form; none before the invitation is accepted.
  password_hash text,
  state text not null default 'invited' check (state in ('invited', 'active', 'stopped')),
  -- What authenticators know the person by: random.
  handle bytea not null unique,
  created_at timestamptz not null default lib.now(),
  constraint active_has_password check (state <> 'active' or password_hash is not null),
  constraint email_whole check ((email_key is null) = (email_encrypted is null))
);

-- A role is a row of rights, each noun.verb: r read, v reveal, w work, a second person, x export.
create table operator.role (
  id text primary key check (id ~ '^[a-z][a-z0-9_]{1,31}$'),
  name text not null,
  rights text[] not null,
  position integer not null,
  -- One of the fourteen that come with the site.
  seeded boolean not null default false,
  version integer not null default 1,
  constraint well_formed check (array_to_string(rights, ' ') ~ '^([a-z_]+(\.[a-z_]+)*\.[rvwax]( |$))*$')
);

-- What a person may do: a role, in brands (null: in all), from and until.
create table operator.holding (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operator.operator,
  role_id text not null references operator.role,
  brands text[] check (cardinality(brands) > 0),
  from_at timestamptz not null default lib.now(),
  until timestamptz,
  ended_at timestamptz,
  change_id bigint
);

create index holding_operator on operator.holding (operator_id) where ended_at is null;

create table operator.factor (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operator.operator,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  -- TOTP: the secret, encrypted, and the time step of the last code: each counts once.
  secret bytea,
  last_step bigint,
  -- Passkey: its id, its public key, and how often it signed.
  credential_id text unique,
  public_key bytea,
  sign_count bigint not null default 0,
  added_at timestamptz not null default lib.now(),
  used_at timestamptz,
  constraint of_its_kind check (
    (kind = 'totp') = (secret is not null) and (kind = 'passkey') = (credential_id is not null)
    and (kind = 'passkey') = (public_key is not null))
);

create index factor_operator on operator.factor (operator_id);

-- Each opens once what a factor opens; only a keyed digest is stored.
create table operator.recovery_code (
  operator_id bigint not null references operator.operator,
  digest bytea not null,
  used_at timestamptz,
  primary key (operator_id, digest)
);

-- A challenge of WebAuthn, used once.
create table operator.ceremony (
  id uuid primary key,
  -- Whose passkey is added; null for one that signs.
  operator_id bigint references operator.operator,
  challenge text not null,
  expires_at timestamptz not null
);

create index ceremony_expires on operator.ceremony (expires_at);

-- A link by which a person chooses a password and a factor, once.
create table operator.invitation (
  ticket_hash bytea primary key,
  operator_id bigint not null references operator.operator,
  -- The secret of the authenticator app that the link's page offers, encrypted.
  secret bytea,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index invitation_operator on operator.invitation (operator_id);

create table operator.sign_in (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operator.operator,
  -- SHA-256 of the cookie.
  cookie_hash bytea not null unique,
  address inet not null,
  user_agent text not null,
  created_at timestamptz not null default lib.now(),
  -- The person's last own act; calls that the page makes by itself do not count.
  active_at timestamptz not null default lib.now(),
  locked_at timestamptz,
  -- When a factor was given last.
  stepped_up_at timestamptz not null default lib.now(),
  ended_at timestamptz,
  reason text check (reason in ('sign_out', 'elsewhere', 'expired', 'ended')),
  constraint ended_for_a_reason check ((ended_at is null) = (reason is null))
);

-- One live session a person.
create unique index sign_in_live on operator.sign_in (operator_id) where ended_at is null;
create index sign_in_operator on operator.sign_in (operator_id, id desc);
-- The fourteen roles that come with the site.
insert into operator.role (id, name, rights, position, seeded) values
  ('cashier', 'Cashier', regexp_split_to_array('player.r session.r round.r ledger.r note.w message.w deposit.w withdrawal.w statement.w
    payout.resolve.w catalogue.r vendor.r table.r jackpot.r', '\s+'),
    1, true),
  ('support', 'Support', regexp_split_to_array('player.r session.r round.r ledger.r note.w message.w deposit.r withdrawal.r ticket.w chat.w
    room.w template.w application.r redemption.r grant.cancel.r content.r catalogue.r vendor.r
    table.r jackpot.r promotion.r', '\s+'),
    2, true),
  ('verifier', 'Verifier', regexp_split_to_array('player.r player.v session.r session.v round.r round.v ledger.r ledger.v note.w message.w
    identity.w', '\s+'),
    3, true),
  ('content', 'Content', regexp_split_to_array('content.w promotion.r', '\s+'),
    4, true),
  ('games', 'Games', regexp_split_to_array('player.r session.r round.r ledger.r catalogue.w vendor.w table.w jackpot.w lottery.schedule.w
    lottery.void.w lottery.correct.w lottery.price.w lottery.price.a lottery.limit.w
    lottery.limit.a report.r operation.r audit.r', '\s+'),
    5, true),
  ('results', 'Results', regexp_split_to_array('lottery.result.w', '\s+'),
    6, true),
  ('promo', 'Promotions', regexp_split_to_array('player.r session.r round.r ledger.r note.w message.w application.w redemption.w grant.cancel.w
    content.r catalogue.r vendor.r table.r jackpot.r promotion.w report.r', '\s+'),
    7, true),
  ('agents', 'Agents', regexp_split_to_array('player.r session.r round.r ledger.r note.w message.w agent.w contract.w commission.w report.r
    report.x', '\s+'),
    8, true),
  ('brand', 'Brand', regexp_split_to_array('content.a catalogue.a vendor.a table.a jackpot.a promotion.a brand.w maintenance.w method.w
    report.r operation.r audit.r', '\s+'),
    9, true),
  ('finance', 'Finance', regexp_split_to_array('player.r player.x session.r session.x round.r round.x ledger.r ledger.x deposit.r deposit.x
    withdrawal.r withdrawal.x statement.w statement.a payout.resolve.w payout.resolve.a
    money.adjust.w flag.r exclusion.r catalogue.r vendor.r table.r jackpot.r lottery.price.r
    lottery.limit.r promotion.r agent.w agent.a contract.w contract.a commission.w commission.a
    method.w report.r report.x', '\s+'),
    10, true),
  ('compliance', 'Compliance', regexp_split_to_array('player.r player.v player.x session.r session.v session.x round.r round.v round.x ledger.r
    ledger.v ledger.x note.w message.w block.w deposit.r withdrawal.r money.adjust.r identity.w
    identity.a ticket.r chat.r room.r template.r application.r redemption.r grant.cancel.r flag.w
    flag.x exclusion.w exclusion.x content.r catalogue.r vendor.r table.r jackpot.r
    lottery.schedule.r lottery.void.r lottery.correct.r promotion.r agent.r contract.r
    commission.r brand.r maintenance.r method.r report.r report.x operation.r audit.r operator.r
    role.r', '\s+'),
    11, true),
  ('lead', 'Shift lead', regexp_split_to_array('player.r player.v session.r session.v round.r round.v ledger.r ledger.v note.w message.w
    block.w deposit.w deposit.a withdrawal.w withdrawal.a statement.a payout.resolve.a
    money.adjust.a identity.a ticket.w chat.w room.w template.w application.a redemption.a
    grant.cancel.a flag.w flag.a exclusion.w exclusion.a content.r catalogue.a vendor.a table.a
    jackpot.a lottery.result.w lottery.schedule.a lottery.void.a lottery.correct.a promotion.a
    agent.a contract.a commission.a brand.a maintenance.a method.a report.r operation.r audit.r
    operator.a role.a', '\s+'),
    12, true),
  ('admin', 'Administrator', regexp_split_to_array('operation.r audit.r operator.w role.w', '\s+'),
    13, true),
  ('auditor', 'Auditor', regexp_split_to_array('player.r player.x session.r session.x round.r round.x ledger.r ledger.x note.r note.x
    message.r message.x block.r block.x deposit.r deposit.x withdrawal.r withdrawal.x statement.r
    statement.x payout.resolve.r payout.resolve.x money.adjust.r money.adjust.x identity.r
    identity.x ticket.r ticket.x chat.r chat.x room.r room.x template.r template.x application.r
    application.x redemption.r redemption.x grant.cancel.r grant.cancel.x flag.r flag.x
    exclusion.r exclusion.x content.r content.x catalogue.r catalogue.x vendor.r vendor.x table.r
    table.x jackpot.r jackpot.x lottery.result.r lottery.result.x lottery.schedule.r
    lottery.schedule.x lottery.void.r lottery.void.x lottery.correct.r lottery.correct.x
    lottery.price.r lottery.price.x lottery.limit.r lottery.limit.x promotion.r promotion.x
    agent.r agent.x contract.r contract.x commission.r commission.x brand.r brand.x maintenance.r
    maintenance.x method.r method.x report.r report.x operation.r operation.x audit.r audit.x
    operator.r operator.x role.r role.x', '\s+'),
    14, true);
