import { certificateRows, endRows } from './end-rows';
import { add, counted, moved, type TimelineDraft } from './timeline-draft';
import type { Rest } from './timeline';
import { times } from './times';

/** The ticket or the certificate with the sum, and the way back from the feature's ground. */
export const addEnd = (draft: TimelineDraft): void => {
  const { outcome, tier, feature } = draft;
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
  if (feature) draft.feature = { ...feature, awarded: feature.index, isDone: true };
  draft.units = 0;
  const whole = { ...rest, to: outcome.units, isTapped: true };
  const { slide, count, row } = times.end;
  if (tier === 'grand') {
    const rows = certificateRows(outcome).length;
    const { print } = times.certificate;
    const wins = isFeature || hasPick ? [] : last.wins;
    const counts = counted(draft, times.count.grand);
    const length = waitMs + moved(draft, print) + counts + rows * times.certificate.row;
    add(draft, { type: 'certificate', ...whole, rows, waitMs, wins, length, gate: 'button' });
  } else {
    const rows = endRows(outcome).length;
    const length = waitMs + moved(draft, slide) + counted(draft, count) + rows * row;
    const of = isFeature ? 'spins' : 'pick';
    add(draft, { type: 'end', ...whole, of, rows, length, gate: 'tap' });
  }
  if (!isFeature) return;
  const length = moved(draft, times.entry.ground);
  add(draft, { type: 'ground', ...rest, isOpening: false, outcome, length });
};
