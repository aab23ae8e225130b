import { isToGame, type FromGame, type ToGame } from '@parlour/contract/frame';

type MessageType = Exclude<FromGame['type'], 'failed'>;

/** The page around the frame, if there is one. Both ways the origin is the site's and no other. */
export type Host = {
  isFramed: boolean;
  tell: (type: MessageType) => void;
  fail: (code: string) => void;
  listen: (hear: (message: ToGame) => void) => () => void;
};

export const hostOf = (frame: Window, siteOrigin: string): Host => {
  const isFramed = frame.parent !== frame;
  const send = (message: FromGame) => {
    if (isFramed && siteOrigin) frame.parent.postMessage(message, siteOrigin);
  };
  return {
    isFramed,
    tell: (type) => send({ parlour: 1, type }),
    fail: (code) => send({ parlour: 1, type: 'failed', code }),
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
