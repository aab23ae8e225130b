type LineMapProps = { lines: readonly (readonly number[])[]; rows: number };

const cell = 14;

/** Every line as filled cells of a small grid. */
export const LineMap = ({ lines, rows }: LineMapProps) => {
  const cols = lines[0]?.length ?? 0;
  return (
    <ol className="line-map">
      {lines.map((line, index) => (
        <li key={line.join('')}>
          <svg
            aria-hidden="true"
            height={rows * cell}
            viewBox={`0 0 ${cols * cell} ${rows * cell}`}
            width={cols * cell}
          >
            {line.flatMap((on, reel) =>
              Array.from({ length: rows }, (_, row) => (
                <rect
                  className={row === on ? 'box-full' : 'box'}
                  height={cell - 2}
                  key={`${reel} ${row}`}
                  rx="2"
                  width={cell - 2}
                  x={reel * cell + 1}
                  y={row * cell + 1}
                />
              )),
            )}
          </svg>
          <span className="fig">{index + 1}</span>
        </li>
      ))}
    </ol>
  );
};
