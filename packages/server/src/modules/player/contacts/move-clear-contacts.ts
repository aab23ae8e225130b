import type { Transaction } from '@parlour/node-kit/database/database';
import type { SiteKeys } from '../../../lib/seal';
import { claimContact } from './claim-contact';
import { dialingCodeOf, normalMobile } from './normal-contact';
import { contactKinds, type PersonalKind, personalKinds } from './personal-kind';
import { savePersonal } from './personal-values';
import { deleteClearContacts, listClearContacts } from './queries';

const batch = 500;

/**
 * The step of the migration 0023: encrypts what player.contact held in clear text. Of two players
 * with one contact the earlier keeps it, and the later keeps it without being found by it.
 */
export const moveClearContacts = async (sql: Transaction, keys: SiteKeys): Promise<void> => {
  for (;;) {
    const rows = await listClearContacts(sql, batch);
    for (const { playerId: id, brand, currency, field, value } of rows) {
      const playerId = id.toString();
      const kind = kindOf(field);
      if (!kind) continue;
      const entered =
        kind === 'mobile' ? (normalMobile(dialingCodeOf(currency), value) ?? value) : value;
      const contact = contactKinds.find((each) => each === kind);
      const claim = { brand, value: entered, playerId, isVerified: false };
      if (contact && (await claimContact(sql, keys, { ...claim, kind: contact }))) continue;
      await savePersonal(sql, keys, playerId, { [kind]: entered });
    }
    await deleteClearContacts(sql, rows);
    if (rows.length < batch) return;
  }
};

const kindOf = (field: string): PersonalKind | undefined =>
  field === 'mobileNum' ? 'mobile' : personalKinds.find((kind) => kind === field);
