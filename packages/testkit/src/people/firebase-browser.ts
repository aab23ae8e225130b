import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Sign } from './firebase';

/** The code of every SMS. */
export const firebaseCode = '246810';

/** A number by the id of its code, until that is used. */
const codes = new Map<string, string>();

type Body = Record<string, string | undefined>;
type Answer = Record<string, unknown>;

/** What the double answers the SDK in a browser with. */
export const answerBrowser = async (
  sign: Sign,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { pathname } = new URL(request.url ?? '/', 'http://firebase');
  response
    .setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    .setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    )
    .setHeader('access-control-allow-private-network', 'true');
  if (request.method === 'OPTIONS') return void response.end();
  if (pathname === '/emulator/auth/handler') {
    return void response.setHeader('content-type', 'text/html; charset=utf-8').end(handlerPage);
  }
  const body = JSON.parse((await text(request)) || '{}') as Body;
  const answer = await answers[pathname.replace(/^.*\/v\d\//, '')]?.(body, sign);
  const refusal = answer?.refusal;
  response
    .writeHead(answer && !refusal ? 200 : 400, { 'content-type': 'application/json' })
    .end(JSON.stringify(refusal ? { error: { code: 400, message: refusal } } : (answer ?? {})));
};

const signedIn = async (sign: Sign, claims: Record<string, unknown>): Promise<Answer> => ({
  idToken: await sign(claims),
  refreshToken: randomUUID(),
  expiresIn: '3600',
  localId: claims.sub,
});

const answers: Record<string, (body: Body, sign: Sign) => Answer | Promise<Answer>> = {
  'accounts:signInWithIdp': ({ requestUri = '' }, sign) => {
    const given = new URL(requestUri).searchParams;
    return signedIn(sign, {
      sub: given.get('account'),
      name: given.get('name'),
      email: `${given.get('account')}@example.com`,
      ...(given.has('aud') && { aud: given.get('aud') }),
      firebase: { sign_in_provider: given.get('provider') },
    });
  },
  'accounts:lookup': ({ idToken = '' }) => {
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
    };
    return { users: [{ localId: claims.sub, providerUserInfo: [] }] };
  },
  recaptchaConfig: () => ({}),
  // With an emulator the SDK solves its puzzle itself.
  recaptchaParams: () => ({ recaptchaSiteKey: 'for-tests' }),
  'accounts:sendVerificationCode': ({ phoneNumber = '', recaptchaToken }) => {
    if (!recaptchaToken) return { refusal: 'CAPTCHA_CHECK_FAILED' };
    if (phoneNumber.endsWith('0000')) return { refusal: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
    const sessionInfo = randomUUID();
    codes.set(sessionInfo, phoneNumber);
    return { sessionInfo };
  },
  'accounts:signInWithPhoneNumber': ({ sessionInfo = '', code }, sign) => {
    const number = codes.get(sessionInfo);
    if (number === undefined) return { refusal: 'SESSION_EXPIRED' };
    if (code !== firebaseCode) return { refusal: 'INVALID_CODE' };
    codes.delete(sessionInfo);
    return signedIn(sign, {
      sub: `number-${number}`,
      phone_number: number,
      email_verified: false,
      firebase: { sign_in_provider: 'phone' },
    });
  },
};

/** The window in which a person says who they are there. */
const handlerPage = `<!doctype html><title>Another company</title>
<form>
  <label>Account <input name="account"></label>
  <label>Name <input name="name"></label>
  <label>Project <input name="aud"></label>
  <button>Sign in</button>
</form>
<script>
  document.forms[0].addEventListener('submit', (event) => {
    event.preventDefault();
    const asked = new URLSearchParams(location.search);
    const answer = new URL(location.origin + location.pathname);
    answer.searchParams.set('provider', asked.get('providerId'));
    for (const { name, value } of document.querySelectorAll('input')) {
      if (value) answer.searchParams.set(name, value);
    }
    const authEvent = {
      type: asked.get('authType'),
      eventId: asked.get('eventId'),
      urlResponse: answer.href,
      sessionId: 'one',
      postBody: null,
      tenantId: null,
      error: null,
    };
    opener.postMessage({ authEvent }, '*');
  });
</script>`;
