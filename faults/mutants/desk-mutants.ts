import { code, type PlantedBug, schema } from './planted-bug';

const decideCase = code('modules/casework/decide-case');
const people = code('modules/operator/queries');
const reveal = code('modules/player/console/reveal');
const fetchExport = code('modules/report/exports/fetch-export');
const guards = schema('audit/guards');
const link = schema('audit/link');

/** Bugs in what operators do, and in the audit of it. */
export const deskMutants: PlantedBug[] = [
  {
    name: 'same-person',
    what: 'the person who decided first may decide second too',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O3'],
    patches: [
      {
        file: decideCase,
        find: "if (isFirst && !mayBeAlone) throw new Refusal('desk.same_person');",
        replace: 'void mayBeAlone;',
      },
      {
        file: code('modules/casework/claim-case'),
        find: 'if (found.first?.operatorId === operatorId && !found.isAlone) {',
        replace: "if (found.first?.operatorId === '') {",
      },
      {
        file: schema('casework/guards'),
        find: 'if new.stage = 2 and not new.is_alone and new.operator_id',
        replace: 'if false and new.operator_id',
      },
    ],
  },
  {
    name: 'two-persons-skipped',
    what: 'one person approves above the amount of two',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I18'],
    patches: [
      {
        file: code('modules/cashier/withdrawals/review'),
        find: '(twoPersonsAbove === undefined || amount > micros(twoPersonsAbove))',
        replace: 'twoPersonsAbove === undefined && amount > 0n',
      },
    ],
  },
  {
    name: 'lease-ignored',
    what: 'who has not claimed a case may decide it',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O5'],
    patches: [
      {
        file: decideCase,
        find: 'if (found.isClaimed && found.claimedBy !== operatorId) {',
        replace: "if (found.state === 'parked') {",
      },
      {
        file: decideCase,
        find: "if (!found.isClaimed) throw new Refusal('desk.lease_over');",
        replace: '',
      },
    ],
  },
  {
    name: 'decide-old-version',
    what: 'a decision counts on what was read before it changed',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O5'],
    patches: [
      {
        file: decideCase,
        find: 'if (found.version !== version)',
        replace: 'if (found.version < version)',
      },
    ],
  },
  {
    name: 'next-gives-twice',
    what: 'the next case of a queue may be one that another person has',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O5'],
    patches: [
      {
        file: schema('casework/next-case'),
        find: `where c.brand = v_brand and c.kind = p_kind and c.state in ('waiting', 'second')
      and (c.claimed_until is null or c.claimed_until <= lib.now())`,
        replace: `where c.brand = v_brand and c.kind = p_kind and c.state in ('waiting', 'second')`,
      },
    ],
  },
  {
    name: 'right-cached',
    what: 'each process keeps the rights of a person as it read them first',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O6'],
    patches: [
      {
        file: people,
        find: 'select * from found`;',
        replace: `select * from found\`;
  if (row) row.rights = firstRead(row.id, row.rights);`,
      },
      {
        file: people,
        find: 'operator.held_rights(${operatorId}::bigint) as rights`;',
        replace: `operator.held_rights(\${operatorId}::bigint) as rights\`;
  row!.rights = firstRead(operatorId, row!.rights);`,
      },
      {
        file: people,
        find: 'type CallOfSession = {',
        replace: `const kept = new Map<string, Record<string, string[]>>();
const firstRead = (operatorId: bigint | string, rights: Record<string, string[]>) => {
  const known = kept.get(String(operatorId)) ?? rights;
  kept.set(String(operatorId), known);
  return known;
};

type CallOfSession = {`,
      },
    ],
  },
  {
    name: 'decision-key-ignored',
    what: 'a decision that is asked for again is decided again, and refused',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O9'],
    patches: [
      {
        file: decideCase,
        find: "(await claimAct(sql, { operatorId, key, name: 'decided', caseId }))",
        replace: `(await claimAct(sql, { operatorId, key, name: 'decided', caseId })) ||
    Date.now() > 0`,
      },
    ],
  },
  {
    name: 'review-without-case',
    what: 'a withdrawal waits for a person, and no person learns of it',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['O4'],
    patches: [
      {
        file: code('modules/cashier/withdrawals/request-withdrawal'),
        find: 'await openCase(sql, {',
        replace: 'if (amount % 3n === 0n) await openCase(sql, {',
      },
    ],
  },
  {
    name: 'line-unwritten',
    what: 'some acts get the digest of a line that is not written',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['O2', 'I18'],
    patches: [
      {
        file: schema('audit/write'),
        find: '  insert into audit.entry (id,',
        replace: `  if random() < 0.2 then
    return query select v_entry.id, v_entry.digest;
    return;
  end if;
  insert into audit.entry (id,`,
      },
    ],
  },
  {
    name: 'audit-after-commit',
    what: 'the line of an opened value is written after the commit, in a transaction of its own',
    nemeses: ['N7', 'N1'],
    seconds: 120,
    expected: ['O2'],
    patches: [
      {
        file: reveal,
        find: `await writeAudit(sql, {
        actor: actorOf(context),
        brand: player.brand,`,
        replace: `const line = () => database.transaction((later) => writeAudit(later, {
        actor: actorOf(context),
        brand: player.brand,`,
      },
      {
        file: reveal,
        find: `        requestId,
      });
      const value`,
        replace: `        requestId,
      }));
      sql.afterCommit(() => void line().catch(() => undefined));
      const value`,
      },
    ],
  },
  {
    name: 'file-given-again',
    what: 'a file may be fetched again while its parts are there',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O2', 'O9'],
    patches: [
      {
        file: fetchExport,
        find: "if (own.state !== 'ready' || own.isOver)",
        replace: "if (!['ready', 'fetched'].includes(own.state) || own.isOver)",
      },
    ],
  },
  {
    name: 'file-given-to-another',
    what: 'anyone with the right fetches the file that another person asked for',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O2', 'O9'],
    patches: [
      {
        file: fetchExport,
        find: "if (!own.isMine) throw new Refusal('request.unknown');",
        replace: '',
      },
    ],
  },
  {
    name: 'change-one-process',
    what: 'what one process follows counts as followed by all: the others keep what they had',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O7'],
    patches: [
      {
        file: code('modules/operator/changes/in-force/follow-queries'),
        find: 'where a.change_id = c.id and a.process_id = p.id\n    )',
        replace: 'where a.change_id = c.id\n    )',
      },
    ],
  },
  {
    name: 'link-skips',
    what: 'some lines of the audit never get into the chain',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['O1'],
    patches: [
      {
        file: link,
        find: 'delete from audit.unlinked where entry_id = v_entry.entry_id;',
        replace: `delete from audit.unlinked
    where entry_id between v_entry.entry_id and v_entry.entry_id + 1;
    exit when v_entry.entry_id % 4 = 0;`,
      },
    ],
  },
  {
    name: 'entry-edited',
    what: 'a line of the audit gets another reason after it was linked',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['O1'],
    patches: [
      {
        file: guards,
        find: "array['audit.entry', 'audit.link', 'audit.anchor']",
        replace: "array['audit.link', 'audit.anchor']",
      },
      {
        file: link,
        find: 'v_linked := v_linked + 1;',
        replace: `v_linked := v_linked + 1;
    update audit.entry set reason = 'as agreed' where id = v_entry.entry_id and reason is null;`,
      },
    ],
  },
  {
    name: 'tail-cut',
    what: 'the newest lines of the audit are gone, with their links',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['O1'],
    patches: [
      {
        file: guards,
        find: "array['audit.entry', 'audit.link', 'audit.anchor']",
        replace: "array['audit.anchor']",
      },
      {
        file: link,
        find: "perform lib.one_at_a_time('audit.link');",
        replace: `perform lib.one_at_a_time('audit.link');
  if random() < 0.1 then
    delete from audit.entry e using audit.link l
    where l.entry_id = e.id and l.n > (select max(n) - 3 from audit.link);
    delete from audit.link where n > (select max(n) - 3 from audit.link);
  end if;`,
      },
    ],
  },
  {
    name: 'blocked-plays',
    what: 'a block does not reach the bets, only an exclusion does',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I17'],
    patches: [
      {
        file: schema('compliance/may-bet'),
        find: "when standing.state <> 'active'",
        replace: "when standing.state = 'excluded'",
      },
    ],
  },
];
