import { expect, test } from 'vitest';
import type { Config } from '../../lib/config';
import { createLog } from '@parlour/node-kit/log';
import { isFlagOn } from './brand';
import { flagsWith } from './demo/flags';
import { deliverableFlags, noteClosedChannels } from './flag-needs';

const needing = ['MOBILEVERCODELOGIN3', 'REGMOBVERF3', 'CHNGPASSVERIF3'];
const flags = flagsWith(...needing, 'USERNAMEREG3');
const none = { smtp: undefined, sms: undefined };

const onAmong = (channels: { production: boolean; smtp: unknown; sms: unknown }) =>
  needing.filter((flag) => isFlagOn(deliverableFlags(flags, channels), flag));

test('[REG-09] flags that send an SMS count as off in production without SMS_URL', () => {
  expect(onAmong({ production: true, ...none })).toEqual([]);
  expect(onAmong({ production: true, ...none, sms: {} })).toEqual(needing);
  expect(onAmong({ production: false, ...none })).toEqual(needing);
  const left = deliverableFlags(flags, { production: true, ...none });
  expect(isFlagOn(left, 'USERNAMEREG3')).toBe(true);
});

test('[REG-09] [AUTH-11] codes that Firebase sends need no SMS_URL', () => {
  const withFirebase = flagsWith(...needing, 'FIREBASE');
  const left = deliverableFlags(withFirebase, { production: true, ...none });
  const on = needing.filter((flag) => isFlagOn(left, flag));
  expect(on).toEqual(['MOBILEVERCODELOGIN3', 'REGMOBVERF3']);
});

test('a production site says at its start which channel is closed, and which flags are off', () => {
  const lines: string[] = [];
  const log = createLog('info', () => new Date(0), { write: (line) => lines.push(line) });
  noteClosedChannels({ config: { production: true, ...none } as Config, log });
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { event: 'message.channel_closed', channel: 'sms', flagsOff: needing },
    {
      event: 'message.channel_closed',
      channel: 'mail',
      flagsOff: [],
      notOffered: expect.arrayContaining(['recovery by mail', 'unlocking by mail']),
    },
  ]);
  noteClosedChannels({ config: { production: false, ...none } as Config, log });
  expect(lines).toHaveLength(2);
});
