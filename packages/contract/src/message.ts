import type { MemberPage } from './centres';
import { endpoint, endpoints, list, output, text } from './endpoint';

/** A message in a player's inbox, in the language of the call; both texts are plain text. */
export type InboxMessage = {
  id: string;
  title: string;
  text: string;
  at: string;
  isRead: boolean;
  /** The page of the centre that it is about. */
  page?: MemberPage;
  /** The id of the player's ticket that it is about. */
  ticket?: string;
};

/** A count stops here: this many or more. */
export const mostUnread = 1000;

const ownCall = {
  caller: 'player',
  noStore: true,
  limit: { by: 'player', count: 120, seconds: 60 },
} as const;
const idPattern = '^[1-9]\\d{0,17}$';

export const message = endpoints('message', {
  countUnread: endpoint({
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    caller: 'player',
    background: true,
    whileLooking: true,
    noStore: true,
    input: {},
    /** The value is the count itself. */
    output: output<number>(),
    refusals: [],
  }),
  listMessages: endpoint({
    ...ownCall,
    method: 'GET',
    path: '/api/message/messages',
    centre: 'member',
    background: true,
    whileLooking: true,
    input: {
      /** `next` of the page before. */
      cursor: text({ optional: true, pattern: idPattern }),
    },
    /** The newest first. */
    output: output<{ list: InboxMessage[]; unread: number; next?: string }>(),
    refusals: [],
  }),
  /** By their ids, or all that are no newer than `upTo`: what comes meanwhile stays unread. */
  markRead: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/message/read',
    centre: 'member',
    whileLooking: true,
    input: {
      ids: list({ kind: 'text', pattern: idPattern }, { optional: true, max: 100 }),
      upTo: text({ optional: true, pattern: idPattern }),
    },
    output: output<{ unread: number }>(),
    refusals: [],
  }),
  deleteMessage: endpoint({
    ...ownCall,
    method: 'DELETE',
    path: '/api/message/messages/{id}',
    centre: 'member',
    input: { id: text({ pattern: idPattern }) },
    output: output<{ unread: number }>(),
    refusals: ['request.unknown'],
  }),
});
