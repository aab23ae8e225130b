import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '@parlour/locales/locales';
import { serverPhrasesOf } from '@parlour/locales/server-phrases';
import type { Platform } from '../../../../lib/context';
import { publish } from '../../../../lib/jobs/outbox';
import { brandByCode, brandOf } from '../../../brand';
import {
  backPath,
  depositOf,
  isDepositId,
  statusOf,
  type DepositRow,
} from '../../deposits/deposit';
import { readDepositById } from '../../deposits/deposit-queries';
import { payPath } from './pay-path';
import { paymentFonts } from './payment-fonts';
import { drawPaymentPage, policyOf } from './payment-page';
import { styleOf } from './payment-style';
import { paymentLanguage } from './payment-language';
import { decidePayment, readPayment } from './queries';

/** The page on which a player pays or declines. */
export const servePage = (app: FastifyInstance, platform: Platform): void => {
  app.get<{ Params: { id: string } }>(payPath(':id'), async (request, reply) =>
    show(platform, request, reply, await sandboxDeposit(platform, request.params.id)),
  );

  app.post<{ Params: { id: string } }>(payPath(':id'), async (request, reply) => {
    const row = await sandboxDeposit(platform, request.params.id);
    const pressed = new URLSearchParams(formOf(request)).get('decision');
    const isOpen = row && statusOf(row, platform.clock.now()) === 'pending' && isOwn(request);
    if (!isOpen || (pressed !== 'pay' && pressed !== 'decline')) {
      return show(platform, request, reply.code(row ? 409 : 404), row);
    }
    await decide(platform, row, pressed === 'pay');
    return reply.code(303).headers(pageHeaders).redirect(backPath(row.id), 303);
  });
};

const decide = (
  { database }: Platform,
  { id: depositId, playerId: owner }: DepositRow,
  paid: boolean,
): Promise<void> =>
  database.transaction(async (sql) => {
    if (!(await decidePayment(sql, depositId, paid))) return;
    const playerId = owner.toString();
    const facts = { depositId, playerId, company: 'sandbox' };
    await publish(sql, { type: 'cashier.sandbox_decided', key: depositId, ...facts });
  });

const sandboxDeposit = async (
  { database }: Platform,
  id: string,
): Promise<DepositRow | undefined> => {
  const row = isDepositId(id) ? await readDepositById(database.sql, id) : undefined;
  return row?.provider === 'sandbox' ? row : undefined;
};

const pageHeaders = {
  'cache-control': 'no-store',
  // The page's own form still sends its origin; other sites get none.
  'referrer-policy': 'same-origin',
};

const show = async (
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  row: DepositRow | undefined,
) => {
  const style = styleOf(paymentFonts(platform.config.distFolder));
  reply.headers({ ...pageHeaders, 'content-security-policy': policyOf(style) });
  const brand = row
    ? await brandByCode(platform, row.brand)
    : await brandOf(platform, request.host);
  const language = paymentLanguage(request.cookies.lang, request.headers['accept-language'], brand);
  const locale = localeOf(language, brand.defaultLang);
  if (!row) return reply.code(404).type('text/plain').send(serverPhrasesOf[locale].payment.unknown);
  const payment = await readPayment(platform.database.sql, row.id);
  return reply.type('text/html; charset=utf-8').send(
    drawPaymentPage({
      deposit: depositOf(row, { language, brand }, platform.clock.now()),
      brand,
      locale,
      style,
      pressed: payment && (payment.paid ? 'paid' : 'declined'),
    }),
  );
};

/** A form on another site's page must not press our buttons. */
const isOwn = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

const formOf = ({ body }: FastifyRequest): string =>
  Buffer.isBuffer(body) ? body.toString('utf8') : '';
