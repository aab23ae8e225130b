import type { Config } from '../../../lib/config';
import type { Attempt } from './attempt';
import { type Mailer, openMailer } from './mailer';
import { openSmsSender, type SmsSender } from './sms-sender';

/** A local channel sends nothing: its messages are kept for the page of the development site. */
export type Senders = {
  mail: { send: Mailer; isLocal: boolean };
  sms: { send: SmsSender; isLocal: boolean };
};

export type DeliveryConfig = Pick<Config, 'smtp' | 'sms' | 'production'>;

const keep = async (): Promise<Attempt> => ({ state: 'sent' });
const refuse = async (): Promise<Attempt> => ({ state: 'failed', reason: 'no server configured' });

export const openSenders = ({ smtp, sms, production }: DeliveryConfig): Senders => {
  const local = production ? refuse : keep;
  return {
    mail: { send: smtp ? openMailer(smtp) : local, isLocal: !smtp && !production },
    sms: { send: sms ? openSmsSender(sms) : local, isLocal: !sms && !production },
  };
};
