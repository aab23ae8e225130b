-- Vendors: a dialect is how a family of them speaks, a profile is one of them. Both are data, so
-- that a vendor is added without code.
create schema gateway;

-- calls: the meaning of a path and its required fields; a "?" marks a field that may be missing or
-- null. words: the family's names of our fields. statusWords: every status that may be sent to it,
-- as a list of ours or as ours with theirs; any other is sent as "unknown". asks: the fields that a
-- call of ours has.
create table gateway.dialect (
  code text primary key,
  spec jsonb not null
);

create table gateway.profile (
  -- 'main' is the name of a player's main wallet; our own modules book under the others, and a
  -- vendor's bets are booked under its code.
  code text primary key check (code ~ '^[A-Za-z0-9_-]{2,32}$' and lower(code) not in (
    'main', 'demo', 'wallet', 'cashier', 'promotion', 'loyalty', 'agent', 'commission', 'lottery')),
  name text not null,
  dialect text not null references gateway.dialect,
  signature text not null check (signature in ('rsa-sha256', 'hmac-sha256')),
  -- In place of the dialect's own.
  signature_header text,
  -- Our own games: address and secret come from the configuration of the process.
  house boolean not null default false,
  base_url text,
  -- Our id at the vendor; on the wire a number or a text, as the dialect says.
  operator_id text not null default '1',
  -- The vendor's RSA key in PEM.
  public_key text,
  -- Ours in PEM, or the shared secret of an HMAC. Given as text, it is encrypted with SECRET_KEY by
  -- the first process that reads it.
  own_key text,
  own_key_sealed bytea,
  -- Empty: every currency of the brands.
  currencies text[] not null default '{}',
  -- Micros in one unit of the vendor's wire, by currency, as text; 10 by default.
  units jsonb not null default '{}',
  -- The largest free bet, in micros by currency, as text; without a value none is accepted.
  free_bet_max jsonb not null default '{}',
  -- Where the win of a free bet goes.
  free_wins text not null default 'cash' check (free_wins in ('cash', 'bonus')),
  -- In production its address must be https and public, unless this is set.
  allow_private boolean not null default false,
  -- settlesOnce: a bet takes one win; repeatBalance: 'stored' or 'current'; and any override of the
  -- dialect.
  switches jsonb not null default '{}',
  -- A round that is silent for so long is closed by us.
  close_after_hours integer not null default 48 check (close_after_hours > 0),
  enabled boolean not null default true,
  constraint a_vendor_has_an_address check (house or base_url is not null),
  constraint rsa_has_a_key check (signature <> 'rsa-sha256' or public_key is not null)
);

-- Further keys of a vendor, for a change without a gap: each is accepted beside the profile's own
-- while it is valid.
create table gateway.profile_key (
  id bigint generated always as identity primary key,
  vendor_code text not null references gateway.profile,
  -- An RSA key in PEM, or a shared secret; the secret is encrypted by the first process that reads it.
  public_key text,
  secret text,
  secret_sealed bytea,
  valid_from timestamptz not null default lib.now(),
  valid_until timestamptz,
  constraint one_form check (num_nonnulls(public_key, secret, secret_sealed) = 1),
  constraint ends_after_its_start check (valid_until > valid_from)
);

-- The networks from which a vendor may call; without a row from anywhere.
create table gateway.profile_address (
  vendor_code text not null references gateway.profile,
  network cidr not null,
  primary key (vendor_code, network)
);

-- What a free bet must refer to: the vendor's reward or campaign, for one player or for all of a brand.
create table gateway.free_grant (
  id bigint generated always as identity primary key,
  vendor_code text not null references gateway.profile,
  reference text not null,
  brand text not null,
  player_id bigint,
  currency text not null,
  -- So many bets of a player, and so much each at most.
  bets integer not null check (bets > 0),
  max_bet bigint not null check (max_bet >= 0),
  starts_at timestamptz not null default lib.now(),
  ends_at timestamptz,
  constraint one_grant unique nulls not distinct (vendor_code, reference, brand, player_id, currency)
);

-- A free bet that was taken, under its own key; one that was rolled back counts no more.
create table gateway.free_bet (
  vendor_code text not null,
  external_id text not null,
  grant_id bigint not null references gateway.free_grant,
  player_id bigint not null,
  amount bigint not null,
  taken_at timestamptz not null default lib.now(),
  given_back_at timestamptz,
  primary key (vendor_code, external_id)
);

create index free_bet_of_grant on gateway.free_bet (grant_id, player_id);

create type gateway.free_answer as enum ('taken', 'known', 'not_granted', 'used_up', 'over_grant');

insert into gateway.dialect (code, spec) values ('hub88', '{
  "signatureHeader": "x-hub88-signature",
  "demoCurrency": "XXX",
  "operatorId": "number",
  "balanceWhenShort": true,
  "balanceAfterEnd": false,
  "repeatBalance": "stored",
  "statuses": {},
  "statusWords": [
    "RS_OK", "RS_ERROR_UNKNOWN", "RS_ERROR_TIMEOUT", "RS_ERROR_INVALID_PARTNER", "RS_ERROR_INVALID_TOKEN",
    "RS_ERROR_TOKEN_EXPIRED", "RS_ERROR_INVALID_GAME", "RS_ERROR_WRONG_CURRENCY", "RS_ERROR_NOT_ENOUGH_MONEY",
    "RS_ERROR_USER_DISABLED", "RS_ERROR_INVALID_SIGNATURE", "RS_ERROR_WRONG_SYNTAX", "RS_ERROR_WRONG_TYPES",
    "RS_ERROR_DUPLICATE_TRANSACTION", "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "RS_ERROR_TRANSACTION_ROLLED_BACK",
    "RS_ERROR_LIMIT_REACHED", "RS_ERROR_BET_LIMIT_EXCEEDED"
  ],
  "asks": { "round": ["user", "transaction_uuid", "round", "operator_id", "sub_partner_id"] },
  "gamePaths": {
    "list": "/operator/generic/v2/game/list",
    "url": "/operator/generic/v2/game/url",
    "round": "/operator/generic/v2/game/round"
  },
  "calls": {
    "/user/info": {
      "kind": "info", "player": "user",
      "fields": { "user": "name", "request_uuid": "uuid", "token": "token?" }
    },
    "/user/balance": {
      "kind": "balance", "player": "user",
      "fields": {
        "user": "name", "token": "token", "request_uuid": "uuid", "game_code": "name?", "supplier_user": "text?"
      }
    },
    "/transaction/bet": {
      "kind": "bet", "player": "user",
      "fields": {
        "user": "name", "token": "token", "request_uuid": "uuid", "transaction_uuid": "uuid", "round": "name",
        "round_closed": "flag", "game_code": "name", "currency": "name", "amount": "amount", "is_free": "flag?",
        "is_supplier_promo": "flag?", "is_aggregated": "flag?", "reward_uuid": "text?", "bet": "text?",
        "supplier_transaction_id": "text?", "supplier_user": "text?", "meta": "object?", "sub_partner_id": "name?"
      }
    },
    "/transaction/win": {
      "kind": "win", "player": "user",
      "fields": {
        "user": "name", "token": "token", "request_uuid": "uuid", "transaction_uuid": "uuid",
        "reference_transaction_uuid": "uuid", "round": "name", "round_closed": "flag", "game_code": "name",
        "currency": "name", "amount": "amount", "is_free": "flag?", "is_supplier_promo": "flag?",
        "is_aggregated": "flag?", "reward_uuid": "text?", "bet": "text?", "supplier_transaction_id": "text?",
        "supplier_user": "text?", "meta": "object?", "sub_partner_id": "name?"
      }
    },
    "/transaction/rollback": {
      "kind": "rollback", "player": "user",
      "fields": {
        "user": "name", "token": "token", "request_uuid": "uuid", "transaction_uuid": "uuid",
        "reference_transaction_uuid": "uuid", "round": "name", "round_closed": "flag?", "game_code": "name",
        "supplier_transaction_id": "text?", "supplier_user": "text?", "meta": "object?", "sub_partner_id": "name?"
      }
    }
  }
}'), ('caleta', '{
  "signatureHeader": "x-auth-signature",
  "demoCurrency": "FUN",
  "operatorId": "text",
  "balanceWhenShort": false,
  "balanceAfterEnd": true,
  "repeatBalance": "stored",
  "statuses": {},
  "statusWords": [
    "RS_OK", "RS_ERROR_UNKNOWN", "RS_ERROR_TIMEOUT", "RS_ERROR_INVALID_TOKEN", "RS_ERROR_TOKEN_EXPIRED",
    "RS_ERROR_INVALID_GAME", "RS_ERROR_WRONG_CURRENCY", "RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_USER_DISABLED",
    "RS_ERROR_INVALID_SIGNATURE", "RS_ERROR_WRONG_SYNTAX", "RS_ERROR_WRONG_TYPES",
    "RS_ERROR_DUPLICATE_TRANSACTION", "RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "RS_ERROR_TRANSACTION_ROLLED_BACK"
  ],
  "asks": { "round": ["user", "transaction_uuid", "round", "operator_id", "sub_partner_id"] },
  "gamePaths": { "list": "/api/game/list", "url": "/api/game/url", "round": "/api/game/round" },
  "calls": {
    "/wallet/check": {
      "kind": "check",
      "fields": { "token": "token", "request_uuid": "uuid?" }
    },
    "/wallet/balance": {
      "kind": "balance", "player": "supplier_user",
      "fields": { "supplier_user": "name", "token": "token", "request_uuid": "uuid", "game_code": "name" }
    },
    "/wallet/bet": {
      "kind": "bet", "player": "supplier_user",
      "fields": {
        "supplier_user": "name", "token": "token", "request_uuid": "uuid", "transaction_uuid": "uuid",
        "round": "name", "round_closed": "flag", "game_code": "name", "currency": "name", "amount": "amount",
        "is_free": "flag", "is_supplier_promo": "flag?", "reward_uuid": "text?", "campaign_uuid": "text?",
        "bet": "text?", "supplier_transaction_id": "text?", "user": "text?", "sub_partner_id": "name?"
      }
    },
    "/wallet/win": {
      "kind": "win", "player": "supplier_user",
      "fields": {
        "supplier_user": "name", "token": "token", "request_uuid": "uuid", "transaction_uuid": "uuid",
        "reference_transaction_uuid": "uuid", "round": "name", "round_closed": "flag", "game_code": "name",
        "currency": "name", "amount": "amount", "jackpot_win": "amount?", "is_free": "flag",
        "is_supplier_promo": "flag?", "reward_uuid": "text?", "campaign_uuid": "text?", "bet": "text?",
        "supplier_transaction_id": "text?", "user": "text?", "sub_partner_id": "name?"
      }
    },
    "/wallet/rollback": {
      "kind": "rollback", "player": "user",
      "fields": {
        "token": "token", "request_uuid": "uuid", "transaction_uuid": "uuid",
        "reference_transaction_uuid": "uuid", "round": "name", "round_closed": "flag", "game_code": "name",
        "user": "name?", "supplier_user": "text?", "supplier_transaction_id": "text?", "sub_partner_id": "name?"
      }
    }
  }
}');

insert into gateway.profile
  (code, name, dialect, signature, signature_header, house, switches, close_after_hours)
values ('HOUSE', 'Parlour', 'hub88', 'hmac-sha256', 'x-parlour-signature', true,
  '{
    "settlesOnce": true, "demoCurrency": "FUN", "asks": {}, "asksOnce": true,
    "gamePaths": { "rounds": "/operator/generic/v2/round/list" }
  }', 24);
