import type { Announcement } from '@parlour/contract/content';
import { create } from 'zustand';
import { readLocal, writeLocal } from '../../../lib/session/storage';

/** Old marks go: a brand shows no more than this many announcements. */
const mostMarks = 200;

/** An announcement that its operator issues again is unread again. */
const markOf = ({ id, at }: Announcement): string => `${id} ${at}`;

/** The marks that this browser keeps; a damaged list is an empty one. */
export const readMarksOf = (text: string | undefined): readonly string[] => {
  try {
    const marks: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
  } catch {
    return [];
  }
};

const useMarks = create<{ marks: readonly string[] }>(() => ({ marks: [] }));

// After the first state, which is the one of the server's HTML.
useMarks.setState({ marks: readMarksOf(readLocal('readAnnouncements')) });

/** Whether this browser has shown an announcement. */
export const useIsRead = (): ((announcement: Announcement) => boolean) => {
  const { marks } = useMarks();
  return (announcement) => marks.includes(markOf(announcement));
};

export const markRead = (announcement: Announcement): void => {
  const mark = markOf(announcement);
  const { marks } = useMarks.getState();
  if (marks.includes(mark)) return;
  const next = [mark, ...marks].slice(0, mostMarks);
  useMarks.setState({ marks: next });
  writeLocal('readAnnouncements', JSON.stringify(next));
};
