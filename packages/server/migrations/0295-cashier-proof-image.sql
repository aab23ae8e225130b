-- The bank's proof of a payment: a picture that an operator adds to a complaint, shown to its player
-- once the complaint is settled by it.
alter table cashier.withdrawal add column proof_image uuid;
