import type { Transaction } from '@parlour/node-kit/database/database';
import type { SampleGame } from './sample-games';
import type { SampleVendor } from './sample-vendors';

export const insertSampleGames = async (
  sql: Transaction,
  { code: vendorCode, gameType }: Pick<SampleVendor, 'code' | 'gameType'>,
  games: readonly SampleGame[],
): Promise<void> => {
  await sql`
    insert into catalogue.game (vendor_code, code, game_type, classify, names, lines, limits, demo,
      enabled, search_fold, is_sample)
    select ${vendorCode}, code, ${gameType}, classify, names, lines,
      jsonb_build_object('VND', jsonb_build_object('min', "minMicros")), false, true, "searchFold",
      true
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as given(code text, classify text,
      names jsonb, lines integer, "minMicros" text, "searchFold" text)
    on conflict do nothing`;
};
