import { certificateRows, endRows } from './end-rows';
import { add, counted, moved, type Course } from './course';
import type { Rest } from './story';
import { times } from './times';

/** The ticket or the certificate with the sum, and the way back from the feature's ground. */
export const addEnd = (course: Course): void => {
  const { outcome, tier, feature } = course;
  const hasPick = outcome.phases.some(({ type }) => type === 'pick');
  const isFeature = feature !== null;
  if (!isFeature && !hasPick && tier !== 'grand') return;
  const last = outcome.phases.findLast((phase) => phase.type !== 'pick');
  if (!last) return;
  const rest: Rest =
    last.type === 'fall'
      ? { board: last.board }
      : { board: last.read ?? last.board, neighbours: last.neighbours };
  const waitMs = isFeature || hasPick ? times.end.wait : 0;
  if (feature) course.feature = { ...feature, awarded: feature.index, isDone: true };
  course.units = 0;
  const whole = { ...rest, to: outcome.units, isTapped: true };
  const { slide, count, row } = times.end;
  if (tier === 'grand') {
    const rows = certificateRows(outcome).length;
    const { print } = times.certificate;
    const wins = isFeature || hasPick ? [] : last.wins;
    const counts = counted(course, times.count.grand);
    const length = waitMs + moved(course, print) + counts + rows * times.certificate.row;
    add(course, { type: 'certificate', ...whole, rows, waitMs, wins, length, gate: 'button' });
  } else {
    const rows = endRows(outcome).length;
    const length = waitMs + moved(course, slide) + counted(course, count) + rows * row;
    const of = isFeature ? 'spins' : 'pick';
    add(course, { type: 'end', ...whole, of, rows, length, gate: 'tap' });
  }
  if (!isFeature) return;
  const length = moved(course, times.entry.ground);
  add(course, { type: 'ground', ...rest, isOpening: false, outcome, length });
};
