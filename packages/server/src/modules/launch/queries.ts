import type { Sql } from '@parlour/node-kit/database/database';

type Stop = 'launch.game_unavailable' | 'launch.vendor_maintenance';

/** Why a game takes no bets in a brand; undefined when it does. */
export const readStop = async (
  sql: Sql,
  { brand, vendor, code }: { brand: string; vendor: string; code: string },
): Promise<Stop | undefined> => {
  const [row] = await sql<{ stop: Stop | null }>`
    select case
        when not g.enabled
          or (${brand}, g.vendor_code, g.code)
            in (select brand, vendor_code, code from catalogue.off_game_view)
          or (${brand}, g.classify) in (select brand, classify from catalogue.off_class_view)
          or v.enabled is false then 'launch.game_unavailable'
        when v.maintenance
          or g.vendor_code in (select p.code from gateway.profile_view p where not p.enabled)
          then 'launch.vendor_maintenance'
      end as stop
    from catalogue.game_view g
    left join catalogue.vendor_view v
      on v.brand = ${brand} and v.code = g.vendor_code and v.game_type = g.game_type
    where g.vendor_code = ${vendor} and g.code = ${code}`;
  return row ? (row.stop ?? undefined) : 'launch.game_unavailable';
};
