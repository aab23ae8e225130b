import type { AnnouncementSeed } from '../queries';
import { english } from './announcements-en';
import { filipino } from './announcements-fil';
import { indonesian } from './announcements-id';
import { thai } from './announcements-th';
import { japanese } from './announcements-ja';
import { vietnamese } from './announcements-vi';
import { chinese } from './announcements-zh';

const codes = [
  'demo',
  'verify',
  'open',
  'games',
  'deposit',
  'practice',
  'support',
  'record',
  'session',
  'languages',
  'age',
  'licences',
] as const;

export type AnnouncementTexts = Record<(typeof codes)[number], AnnouncementSeed['texts'][string]>;

/** Twelve, so that the pager shows. Only what is true of a demo brand today. */
export const demoAnnouncements: AnnouncementSeed[] = codes.map((code) => ({
  code,
  texts: {
    VI: vietnamese[code],
    EN: english[code],
    TH: thai[code],
    TY: filipino[code],
    ID: indonesian[code],
    CN: chinese[code],
    JA: japanese[code],
  },
}));

const everywhere: readonly string[] = ['demo', 'verify', 'age', 'licences'];

/** What is true of every demo brand, whatever it offers. */
export const everyBrand = demoAnnouncements.filter(({ code }) => everywhere.includes(code));
