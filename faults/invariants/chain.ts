import type { CheckContext, Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Wrong } from './rows';

/** With nothing left to link, an entry waits no longer than this. */
const mostLag = '10 seconds';

type Head = { n: string; hash: string };

/** O1: the chain of the audit is whole, and no head that was once seen is there no more. */
export const chainIsWhole = (): Invariant => {
  // Heads as a place outside would have received them.
  const heads: Head[] = [];
  return {
    id: 'O1',
    name: 'the chain of the audit is whole, has every head that was seen, and no entry waits long',
    during: true,
    check: async (context) => {
      const wrongs = await rowsOf<Wrong>(context, brokenLinks);
      wrongs.push(...(await lostHeads(context, heads)));
      if (context.isFinal) wrongs.push(...(await rowsOf<Wrong>(context, unlinked, [mostLag])));
      const [head] = await rowsOf<Head>(
        context,
        `select l.n::text, encode(l.hash, 'hex') as hash
         from audit.link l order by l.n desc limit 1`,
      );
      if (head) heads.push(head);
      return violationsOf('O1', wrongs);
    },
  };
};

const lostHeads = async (context: CheckContext, heads: Head[]): Promise<Wrong[]> =>
  rowsOf<Wrong>(
    context,
    `select format('link %s of the audit is not what it was', h.n) as what
     from unnest($1::bigint[], $2::text[]) h(n, hash)
     left join audit.link l on l.n = h.n
     where encode(l.hash, 'hex') is distinct from h.hash
     limit 100`,
    [heads.map(({ n }) => n), heads.map(({ hash }) => hash)],
  );

// The hashes are computed here again, by the documents of the audit and not by its functions.
const brokenLinks = `
  with link as (
    select l.n, l.entry_id, l.digest, l.prev, l.hash,
      row_number() over (order by l.n) as place, lag(l.hash) over (order by l.n) as former
    from audit.link l
  )
  select format('link %s of the audit %s', l.n, case
      when l.n <> l.place then 'has one missing before it'
      when e.id is null then 'has lost its entry'
      when e.digest <> l.digest or sha256(audit.bytes_of(e)) <> l.digest
        then 'has an entry that was changed'
      else 'does not follow the one before it' end) as what
  from link l
  left join audit.entry e on e.id = l.entry_id
  where l.n <> l.place or e.id is null or e.digest <> l.digest
    or sha256(audit.bytes_of(e)) <> l.digest
    or l.prev <> coalesce(l.former, decode(repeat('00', 32), 'hex'))
    or l.hash <> sha256(convert_to('parlour.link.1', 'UTF8') || int8send(l.n) || l.prev || l.digest)
  union all
  select format('entry %s of the audit is in no link and waits for none', e.id)
  from audit.entry e
  where not exists (select from audit.link l where l.entry_id = e.id)
    and not exists (select from audit.unlinked u where u.entry_id = e.id)
  limit 100`;

const unlinked = `
  select format('entry %s of the audit waits for its link since %s', e.id, e.at) as what
  from audit.unlinked u join audit.entry e on e.id = u.entry_id
  where e.at < clock_timestamp() - $1::interval
  limit 100`;
