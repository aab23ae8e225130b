import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = Record<string, unknown>;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

const userPresentAndVerified = 0x05;
const withCredential = 0x40;

/** What a browser and its authenticator answer, without either: one passkey, ES256. */
export const openAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let handle = '';
  let count = 0;

  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((count += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  };

  const coseKey = () =>
    Buffer.from(
      isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      ),
    );

  const answer = (response: object): string =>
    JSON.stringify({
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    /** The answer to `navigator.credentials.create`. */
    make: (options: Options): string => {
      handle = (options.user as { id: string }).id;
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const { id: rpId } = options.rp as { id: string };
      const data = authData(rpId, userPresentAndVerified | withCredential, credential);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]) as never,
      );
      return answer({
        clientDataJSON: text(clientData('webauthn.create', options.challenge)),
        attestationObject: text(Buffer.from(attestation)),
      });
    },
    /** The answer to `navigator.credentials.get`. */
    sign: (options: Options): string => {
      const client = clientData('webauthn.get', options.challenge);
      const data = authData(String(options.rpId), userPresentAndVerified);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: handle,
      });
    },
    /** As a copy of the authenticator would be, which was left behind. */
    turnBack: () => {
      count = 0;
    },
  };
};
