import { moneyText } from '@parlour/contract/money';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { PlayerFact, supportDesk, TicketCase } from '@parlour/contract/support-desk';
import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { evidenceCase, showImage, type ShownImage } from '../casework';
import {
  readCaseOfTicket,
  readEarlier,
  readLastHour,
  readNamed,
  readTemplates,
  type CaseOfTicket,
} from './desk-queries';
import { readPictures } from './picture-queries';
import { readMessages } from './queries';

/**
 * A case of a brand in which the operator has the right; another does not exist. Who has to do with
 * its player reads none of it.
 */
export const ownCase = async (
  { sql, operator }: Pick<OperatorContext, 'sql' | 'operator'>,
  caseId: string,
): Promise<CaseOfTicket> => {
  await evidenceCase({ sql, operator }, { caseId, kind: 'ticket' });
  const found = await readCaseOfTicket(sql, caseId);
  if (!found || !operator.brands.includes(found.brand)) throw new Refusal('request.unknown');
  return found;
};

/** A ticket whole, with what it names and what its player did in the hour before. */
export const readTicketCase = async (
  context: OperatorContext,
  { caseId }: InputOf<typeof supportDesk.readTicketCase>,
): Promise<TicketCase> => {
  const { sql } = context;
  const found = await ownCase(context, caseId);
  const { ticketId, playerId, openedAt } = found;
  const [messages, pictures, earlier] = await Promise.all([
    readMessages(sql, ticketId),
    readPictures(sql, ticketId),
    readEarlier(sql, found),
  ]);
  // As everywhere, each kind of fact by its own right.
  const mayRead = ({ kind }: Fact) =>
    context.operator.rights[rightOf[kind]]?.includes(found.brand) === true;
  const texts = [found.description, found.remark ?? '', ...messages.map(({ text }) => text)];
  const [named, lastHour] =
    playerId === null
      ? [[], []]
      : await Promise.all([
          readNamed(sql, { playerId, ...numbersIn(texts.join('\n')) }),
          readLastHour(sql, { playerId, before: openedAt }),
        ]);
  return {
    caseId,
    ticketId,
    number: found.number,
    version: found.version,
    type: found.type,
    language: found.language,
    description: found.description,
    ...(found.remark && { remark: found.remark }),
    ...(playerId !== null && { playerId }),
    openedAt: openedAt.toISOString(),
    messages: messages.map(({ id, operatorId, name, text, at }) => ({
      id,
      by: operatorId === null ? 'player' : 'operator',
      ...(name && { name }),
      text,
      at: at.toISOString(),
    })),
    pictures: pictures.map(({ at, ...picture }) => ({ ...picture, at: at.toISOString() })),
    named: named.filter(mayRead).map(factOf),
    lastHour: lastHour.filter(mayRead).map(factOf),
    earlier: earlier.map(({ openedAt: opened, caseId: newest, ...ticket }) => ({
      ...ticket,
      ...(newest && { caseId: newest }),
      openedAt: opened.toISOString(),
    })),
  };
};

/** What may be the number of an order or a round; a query says whether it is the player's. */
export const numbersIn = (text: string): { orders: string[]; rounds: string[] } => ({
  orders: unique(text.toUpperCase().match(/\b(?:DP|WD)\d{4,20}\b/g)),
  rounds: unique(text.match(/(?<![\w.,])\d{6,15}(?![\w.,]\d|\w)/g)),
});

const unique = (found: RegExpMatchArray | null): string[] => [...new Set(found ?? [])].slice(0, 10);

type Fact = Awaited<ReturnType<typeof readNamed>>[number];

const rightOf: Record<PlayerFact['kind'], string> = {
  deposit: 'ledger.r',
  withdrawal: 'ledger.r',
  round: 'round.r',
  signIn: 'session.r',
};

const factOf = ({ kind, number, at, amount, currency, status }: Fact): PlayerFact => ({
  kind,
  at: at.toISOString(),
  ...(number && { number }),
  ...(amount !== null && { amount: moneyText(amount) }),
  ...(currency && { currency }),
  ...(status && { status }),
});

/** Opens a picture for the operator who has claimed its case. */
export const readTicketPicture = async (
  context: OperatorContext,
  { caseId, pictureId }: InputOf<typeof supportDesk.readTicketPicture>,
): Promise<ShownImage> => {
  const { ticketId, number, playerId, brand, claimedBy } = await ownCase(context, caseId);
  const pictures = await readPictures(context.sql, ticketId);
  if (!pictures.some(({ id }) => id === pictureId)) throw new Refusal('request.unknown');
  return showImage(context, {
    caseId,
    brand,
    ...(playerId !== null && { playerId }),
    claimedBy,
    imageId: pictureId,
    act: 'ticket.view',
    objectKind: 'picture',
    objectId: pictureId,
    after: { ticket: number },
  });
};

export const listAnswerTemplates = async (
  { sql }: OperatorContext,
  { brand, language }: InputOf<typeof supportDesk.listAnswerTemplates>,
): Promise<OutputOf<typeof supportDesk.listAnswerTemplates>> => ({
  list: await readTemplates(sql, { brand, language }),
});
