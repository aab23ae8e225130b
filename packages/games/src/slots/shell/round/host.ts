import { isToGame, type FromGame, type ToGame } from '@parlour/contract/frame';

/** A message of the game, without the mark that all messages have. */
type Unmarked<Message> = Message extends FromGame ? Omit<Message, 'parlour'> : never;
type Outgoing = Unmarked<FromGame>;

/** The page around the frame, if there is one. Both ways the origin is the site's and no other. */
export type Host = {
  isFramed: boolean;
  send: (message: Outgoing) => void;
  listen: (hear: (message: ToGame) => void) => () => void;
};

export const hostOf = (frame: Window, siteOrigin: string): Host => {
  const isFramed = frame.parent !== frame;
  return {
    isFramed,
    send: (message) => {
      if (isFramed && siteOrigin) frame.parent.postMessage({ parlour: 1, ...message }, siteOrigin);
    },
    listen: (hear) => {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.origin !== siteOrigin || event.source !== frame.parent) return;
        if (isToGame(event.data)) hear(event.data);
      };
      frame.addEventListener('message', onMessage);
      return () => frame.removeEventListener('message', onMessage);
    },
  };
};
