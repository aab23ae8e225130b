import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../lib/context';
import { openRarely } from '../../lib/http/limiter';
import { tell } from '../../lib/jobs/outbox';
import { brandByCode } from '../brand';
import { backPath, depositOf, isDepositId, type DepositRow } from './deposit';
import { paymentFonts } from './providers/sandbox/payment-fonts';
import { drawPaymentPage, policyOf } from './providers/sandbox/payment-page';
import { styleOf } from './providers/sandbox/payment-style';
import { paymentLanguage, paymentWords } from './providers/sandbox/payment-words';
import { decideSandboxPayment, readDepositById, readSandboxPayment } from './queries';
import { handleWebhook, webhookStatus, type WebhookAnswer } from './handle-webhook';

/** What providers call, and the page of the provider that we play ourselves. */
export const servePayments = (app: FastifyInstance, platform: Platform): void => {
  const note = refusalsNoted(platform);
  app.post<{ Params: { method: string } }>('/webhooks/:method', async (request, reply) => {
    const answer = await handleWebhook(platform, request.params.method, {
      timestamp: headerOf(request, 'x-parlour-timestamp'),
      nonce: headerOf(request, 'x-parlour-nonce'),
      signature: headerOf(request, 'x-parlour-signature'),
      body: bytesOf(request),
      host: request.host,
    });
    note(request.params.method, answer);
    return reply
      .code(webhookStatus[answer])
      .header('cache-control', 'no-store')
      .send({ result: answer });
  });
  if (!platform.config.sandbox) return;

  app.get<{ Params: { id: string } }>('/sandbox/pay/:id', async (request, reply) =>
    show(platform, request, reply, await sandboxDeposit(platform, request.params.id)),
  );

  app.post<{ Params: { id: string } }>('/sandbox/pay/:id', async (request, reply) => {
    const row = await sandboxDeposit(platform, request.params.id);
    const pressed = new URLSearchParams(bytesOf(request).toString('utf8')).get('decision');
    const isOpen =
      row && depositOf(row, 'EN', platform.clock.now()).status === 'pending' && isOwn(request);
    if (!isOpen || (pressed !== 'pay' && pressed !== 'decline')) {
      return show(platform, request, reply.code(row ? 409 : 404), row);
    }
    await decide(platform, row.id, pressed === 'pay');
    return reply.code(303).headers(pageHeaders).redirect(backPath(row.id), 303);
  });
};

/** What nobody signed anybody can send: it is told rarely, and not by the name that he gave. */
const refusalsNoted = (platform: Platform) => {
  const tellRarely = openRarely(platform);
  return (method: string, reason: WebhookAnswer): void => {
    const isUnsigned = reason === 'unknown_method' || reason === 'bad_signature';
    const facts = { method: method.slice(0, 40), reason };
    if (isUnsigned) tellRarely('cashier.webhook_refused', reason, facts);
    else if (webhookStatus[reason] !== 200) platform.log.warn('cashier.webhook_refused', facts);
  };
};

const decide = ({ database }: Platform, depositId: string, paid: boolean): Promise<void> =>
  database.transaction(async (sql) => {
    if (!(await decideSandboxPayment(sql, depositId, paid))) return;
    await tell(sql, { type: 'cashier.sandbox_decided', depositId });
  });

const sandboxDeposit = async (
  { database }: Platform,
  id: string,
): Promise<DepositRow | undefined> => {
  const row = isDepositId(id) ? await readDepositById(database.sql, id) : undefined;
  return row?.methodCode === 'sandbox' ? row : undefined;
};

const pageHeaders = {
  'cache-control': 'no-store',
  // The page's own form still names its origin; other sites hear nothing.
  'referrer-policy': 'same-origin',
};

const show = async (
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  row: DepositRow | undefined,
) => {
  const language = paymentLanguage(request.cookies.lang, request.headers['accept-language']);
  const style = styleOf(paymentFonts(platform.config.distFolder));
  reply.headers({ ...pageHeaders, 'content-security-policy': policyOf(style) });
  if (!row) return reply.code(404).type('text/plain').send(paymentWords[language].unknown);
  const [brand, payment] = await Promise.all([
    brandByCode(platform, row.brand),
    readSandboxPayment(platform.database.sql, row.id),
  ]);
  return reply.type('text/html; charset=utf-8').send(
    drawPaymentPage({
      deposit: depositOf(row, language, platform.clock.now()),
      brand,
      language,
      style,
      pressed: payment && (payment.paid ? 'paid' : 'declined'),
    }),
  );
};

/** A form on somebody else's page must not press our buttons. */
const isOwn = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

const headerOf = (request: FastifyRequest, name: string): string => {
  const given = request.headers[name];
  return typeof given === 'string' ? given : '';
};

const bytesOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
