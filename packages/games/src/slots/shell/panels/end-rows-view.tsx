import { certificateRows, endRows, type EndRow } from '../../stage/timeline/end-rows';
import { worthOf } from '../page/amounts';
import { winText } from '../round/captions';
import { useAmounts, useGame, useGameWords, useSay, useRound } from '../page/game-context';

export type RowText = { name: string; value: string };

/** The rows of the ticket or the certificate, as they are read. */
export const useEndRows = (kind: 'end' | 'certificate'): RowText[] => {
  const { view } = useGame();
  const { round } = useRound();
  const words = useGameWords();
  const { figure } = useAmounts();
  const say = useSay();
  if (!round) return [];
  const rows = kind === 'end' ? endRows(round.outcome) : certificateRows(round.outcome);
  const worth = (units: number) => figure(worthOf(round.stake, view.game.units, units));
  const textOf = (row: EndRow): RowText => {
    switch (row.type) {
      case 'lines': {
        const { multiplier, units } = row;
        return { name: say('end.lines', { multiplier }), value: worth(units) };
      }
      case 'scatter':
        return { name: say('end.scatter', { times: row.times }), value: worth(row.units) };
      case 'base':
        return { name: say('end.base'), value: worth(row.units) };
      case 'best':
        return { name: say('end.best', { spin: row.spin }), value: worth(row.units) };
      case 'plate': {
        const name = say('pick.plate', { plate: row.plate + 1 });
        const value = row.shows === 'x2' ? '×2' : figure(worthOf(round.stake, 1, row.shows));
        return { name, value };
      }
      case 'win':
        return { name: winText({ say, words }, row.win), value: worth(row.win.units) };
      case 'fall':
        return { name: say('result.fall', { fall: row.fall }), value: worth(row.units) };
      case 'stake':
        return { name: say('end.stake'), value: figure(round.stake) };
    }
  };
  return rows.map(textOf);
};

type EndRowsProps = { kind: 'end' | 'certificate'; shown: number };

/** One after the other; their room is kept. */
export const EndRows = ({ kind, shown }: EndRowsProps) => (
  <dl className="end-rows">
    {useEndRows(kind).map(({ name, value }, index) => (
      <div className={index < shown ? undefined : 'end-row-unseen'} key={name}>
        <dt>{name}</dt>
        <dd className="fig">{value}</dd>
      </div>
    ))}
  </dl>
);
