import type { Given } from '@parlour/contract/settings';
import type { Transaction } from '@parlour/node-kit/database/database';
import { openLink } from '../sealed-link';

/** All that an operator may change of a brand, locked: it stays until the commit. */
export type BrandSnapshot = {
  version: number;
  mode: 'demonstration' | 'real';
  alone: boolean;
  settings: Given;
  flags: Record<string, boolean>;
  hosts: string[];
  languages: string[];
  closed: boolean;
  from: string | null;
  until: string | null;
  /** What the page of a maintenance says, by language. */
  notice: Record<string, string>;
  /** From where the site is seen during a maintenance, and whose bets are taken then. */
  allowedNetworks: string[];
  testers: string[];
  countries: string[];
  /** Each as `authority | number | address | VN PH`, without those of the demonstration. */
  licences: string[];
  networks: string[];
  /** Each as `VIP https://…`. */
  links: string[];
  /** Each as `TELEGRAM | https://… | address of a QR code, or nothing | VI=Kênh`. */
  resources: string[];
};

export const lockSnapshot = async (
  sql: Transaction,
  code: string,
): Promise<BrandSnapshot | undefined> => {
  await sql`select from brand.brand where code = ${code} for update`;
  const [row] = await sql<BrandSnapshot>`
    select config_version as version, mode, alone, settings, languages, maintenance as closed,
      to_char(maintenance_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "from",
      maintenance_texts as notice, maintenance_networks::text[] as "allowedNetworks",
      array(select username from player.player_view
        where id = any (brand.brand.maintenance_testers) order by username) as testers,
      to_char(maintenance_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until,
      (select coalesce(jsonb_object_agg(flag, enabled), '{}') from brand.flag
        where brand = code) as flags,
      array(select host from brand.host where brand = code order by host) as hosts,
      array(select country::text from brand.blocked_country where brand = code
        order by country) as countries,
      array(select concat_ws(' | ', authority, number, coalesce(register_url, ''),
          array_to_string(countries, ' '))
        from brand.licence_mark where brand = code and not demo order by position) as licences,
      array(select network || ' ' || reason from brand.blocked_network where brand = code
        order by network) as networks,
      array(select kind || ' ' || path from brand.service_link where brand = code
        order by position) as links,
      array(select concat_ws(' | ', resource_type, url, nullif(coalesce(qr_code_url, ''), ''),
          case when qr_code_url is null and labels <> '{}' then '' end,
          (select string_agg(key || '=' || value, ' | ' order by key) from jsonb_each_text(labels)))
        from brand.resource where brand = code order by position) as resources
    from brand.brand
    where code = ${code}`;
  return row && { ...row, links: row.links.map(shownLink) };
};

/** The address of a popup is stored encrypted; people read it. */
const shownLink = (link: string): string =>
  link.startsWith('POPUP ') ? `POPUP ${openLink(link.replace('POPUP ', ''))}` : link;
